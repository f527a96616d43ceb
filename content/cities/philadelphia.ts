import type { City } from './city.ts'

export const philadelphia: City = {
  slug: 'philadelphia-pennsylvania-ai-consultants',
  city: 'Philadelphia',
  state: 'Pennsylvania',
  stateAbbr: 'PA',
  country: 'United States',
  countryCode: 'US',
  latitude: '39.9526',
  longitude: '-75.1652',
  region: 'mid-atlantic',
  localFact:
    "Universities and hospitals anchor Philadelphia's economy: the University of Pennsylvania and its health system are among the city's largest employers.",
  serviceAreas: ['Camden', 'Cherry Hill', 'Upper Darby', 'Bensalem', 'King of Prussia'],
  local: {
    expertise:
      'Many Philadelphia firms serve rowhouse blocks, university purchasing offices and the New Jersey suburbs from one small office. We help their owners keep up with all three sets of paperwork.',
    services: {
      ai: 'Hospital and university purchase terms are long. AI can summarize them for a lab-supply dealer or contract research shop and point out the payment, insurance and data clauses before anyone signs.',
      automation:
        "A plumbing or masonry firm can photograph, tag and file every hidden pipe and party wall it opens up, so the next estimate on that rowhouse starts with what's already known.",
      exit: 'If a son, a daughter or a key employee will follow you, we help plan it: a training calendar, accounts handed over one by one, and a check on whether it works.',
    },
    sections: [
      {
        heading: 'Slow-paying institutions and old, narrow houses',
        paragraphs: [
          "Universities and hospitals dominate the city's payroll, cell and gene therapy labs have grown up next to them, and the Navy Yard has filled with offices and production. Institutions like these pay reliably but slowly, through purchasing departments that expect electronic invoices, insurance papers and patience. Around them is a city of old, narrow houses that keeps roofers, masons, electricians and property managers busy.",
          "If you sell to institutions, automate what their purchasing offices ask for: vendor registration, matching invoices to purchase orders, polite reminders at 30, 45 and 60 days. If you work on houses, the photos and measurements from one visit can fill in the estimate, the permit application and the crew's instructions. Suppliers to the labs should leave validated records in their validated system and let AI work on copies only.",
        ],
      },
      {
        heading: "Pennsylvania's breach law, and privacy acts across the river",
        paragraphs: [
          "A general privacy bill, HB 78, passed the Pennsylvania House in October 2025 and a Senate committee in June 2026. Bills that haven't passed when the session ends on November 30, 2026 have to start over, so ask your lawyer where it stands. The law that already applies to you is the Breach of Personal Information Notification Act. If someone gets hold of unencrypted Social Security, driver's license, bank or health insurance numbers, or of logins, you have to tell the people they belong to. With more than 500 Pennsylvanians affected, the attorney general hears at the same time, and you may have to pay for a year of credit monitoring.",
          "Across the Ben Franklin Bridge, New Jersey already has a general privacy act, and so does Delaware. New Jersey's usually starts at the data of 100,000 residents and Delaware's at 35,000, lower if you sell data. Check before you assume you're too small. One Pennsylvania rule affects AI note-takers: the wiretap law generally requires everyone's consent to a recording, so a dental office should ask before an AI scribe listens in. Manufacturers can turn to DVIRC, the region's industrial resource center, for help with new technology.",
        ],
        source: {
          label: 'Pennsylvania Attorney General, reporting a data breach',
          url: 'https://www.attorneygeneral.gov/report-breach',
        },
      },
      {
        heading: 'City tax, inheritance tax, and whether to sell or leave it to family',
        paragraphs: [
          "Philadelphia's Business Income and Receipts Tax falls on both profit and gross receipts. Since tax year 2025 the first $100,000 of receipts is no longer exempt, so very small firms have to file too. Catch up on city returns before a buyer finds the gaps. The state taxes your gain at its flat rate and doesn't follow the federal exclusion for qualified small business stock. If you sell most of the company's assets at once, it also expects a notice and issues a clearance certificate, so leave time for that.",
          'Pennsylvania is one of the few states with an inheritance tax: 4.5 percent for children, 12 percent for siblings and 15 percent for most others. Some family businesses are exempt, if they have fewer than 50 full-time employees and under $5 million in net assets, go to close relatives, and stay in the family for seven years with a filing each year. So leaving the company in your will may cost less than selling it to your daughter now, or more. Have a CPA and an estates lawyer compare. Either way, whoever follows you needs authority before ownership. We help hand it over in stages: first scheduling, then purchasing, then pricing, and the bank last.',
        ],
        source: {
          label: 'City of Philadelphia, Business Income and Receipts Tax',
          url: 'https://www.phila.gov/services/payments-assistance-taxes/taxes/business-taxes/business-taxes-by-type/business-income-receipts-tax-birt/',
        },
      },
    ],
  },
}
