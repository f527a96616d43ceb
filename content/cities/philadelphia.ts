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
      'Philadelphia is loyal, price-conscious and split across state lines. By video and phone we help owners who serve rowhouse blocks, university purchasing offices and New Jersey suburbs from one small office.',
    services: {
      ai: 'A lab-supply dealer or contract research shop can have AI summarize long procurement terms from hospitals and universities, pointing out payment, insurance and data clauses before anyone signs.',
      automation:
        'Every hidden pipe and party wall in an old rowhouse can be photographed, tagged and filed, so that the next estimate of a plumbing or masonry firm begins with what is known.',
      exit: 'A training calendar, accounts handed over one by one, a check on whether it works: that is how we help an owner prepare a child or a key employee to follow.',
    },
    sections: [
      {
        heading: 'Big institutions, narrow houses',
        paragraphs: [
          'Universities and hospitals dominate the payroll; cell and gene therapy laboratories have grown up beside them; the Navy Yard has filled with offices and production. Around this core lies a city of narrow buildings, many of them old, that keeps roofers, masons, electricians and property managers busy. Institutions pay reliably but slowly, through purchasing departments that expect electronic invoices, insurance papers and patience.',
          "Work aimed at those departments is well suited to automation: vendor onboarding, purchase-order matching, polite reminders at thirty, forty-five and sixty days. On the residential side, photographs and measurements from one visit can fill the estimate, the permit application and the crew's instructions. Science-based suppliers should leave validated records in validated systems and let AI touch only copies. And a wet party wall still has to be looked at by somebody who has seen many.",
        ],
      },
      {
        heading: "Pennsylvania's rules, and those across the bridge",
        paragraphs: [
          "The Pennsylvania statute most owners meet is the Breach of Personal Information Notification Act: lose unencrypted identifiers, health or login data, and you have people to inform, in bigger cases the attorney general too. Cross the Ben Franklin Bridge and New Jersey's broader privacy act may apply to a company with enough customers there; Delaware has one as well. Check the thresholds before assuming that you are too small. Pennsylvania's wiretap law generally requires all parties to consent to a recording. For a dental office, that means asking before an AI scribe listens in.",
          "The federal floor is the FTC Act together with CAN-SPAM. Pennsylvania's Small Business Development Centers advise without charge; SCORE and the SBA bring mentoring and loan guarantees; and manufacturers have DVIRC, the regional industrial resource centre.",
        ],
      },
      {
        heading: 'Sell it, or leave it to the family',
        paragraphs: [
          "Philadelphia taxes business directly. The Business Income and Receipts Tax looks at both profit and gross receipts and the Net Profits Tax falls on owners of unincorporated firms, so city filings belong on your cleanup list. Pennsylvania's personal tax is flat, gives capital gains no special rate, sorts income into classes that do not offset each other, and has had no counterpart to the federal exclusion for small business stock. In a bulk sale the state expects notice and issues a clearance certificate; leave time for it.",
          'Few states still have an inheritance tax; Pennsylvania does, at rates that depend on kinship. An exemption exists for certain family businesses that stay in the family for years afterwards, with size limits and annual paperwork. Leaving the company in a will may therefore cost less, or more, than selling it to your daughter during life; have a CPA and an estates lawyer compare. Whichever they recommend, the person who follows needs authority before ownership. We help set that up in stages: first scheduling, then purchasing, pricing after a full year, and finally the bank.',
        ],
      },
    ],
  },
}
