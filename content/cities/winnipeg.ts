import type { City } from './city.ts'

export const winnipeg: City = {
  slug: 'winnipeg-manitoba-ai-consultants',
  city: 'Winnipeg',
  state: 'Manitoba',
  stateAbbr: 'MB',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '49.8951',
  longitude: '-97.1384',
  region: 'prairies',
  localFact:
    "Winnipeg's economy runs from aerospace and agribusiness to trucking, manufacturing and insurance. At CentrePort Canada, the inland port beside the airport, road, rail and air cargo meet.",
  serviceAreas: ['Headingley', 'East St. Paul', 'Oakbank', 'Stonewall', 'Selkirk'],
  postalCode: 'R3B 3K6',
  local: {
    expertise:
      'Winnipeg is home. We can come to your office or shop, walk the floor with you and watch how an order really moves before we suggest anything.',
    services: {
      ai: 'Purchase orders for bus parts or farm equipment arrive in every format. AI can read them, check them against your price list and drawings, and draft a confirmation for someone to approve.',
      automation:
        'A heating contractor can book furnace inspections before the first cold snap, text the reminders and turn each finished work order into an invoice the same day.',
      exit: 'If you run a family wholesale or trucking company off the Perimeter Highway, we help you get supplier terms, rates and customer habits out of your head and into writing a successor can use.',
    },
    sections: [
      {
        heading: 'In a mixed economy, the office fills up first',
        paragraphs: [
          "Winnipeg doesn't lean on one industry. Buses and aircraft parts are built here, grain companies have their head offices here, freight moves between trucks and trains, and insurers and wealth managers keep large offices downtown. If you have fifteen or forty people, that mix is a cushion: when one sector slows down, another may still be ordering. It also means small batches and customers who all do their paperwork differently, so the office can grow faster than the shop.",
          "So that's where we'd start. Quoting from drawings, chasing signed work orders, matching packing slips to supplier invoices and building the weekly schedule all follow rules, and they come around every week. We'd leave alone the work that needs a trained hand, and the calls that depend on knowing which farm customer won't decide until after harvest. If a process changes every month, settle it before you automate it.",
        ],
        source: {
          label: 'CentrePort Canada, about the inland port',
          url: 'https://centreportcanada.ca/about-centreport/',
        },
      },
      {
        heading: "Manitoba's privacy rules and payroll levy",
        paragraphs: [
          "Manitoba has no general privacy law for private businesses in force, so a Winnipeg shop, contractor or broker follows the federal one, PIPEDA. A bill tabled in June 2026, C-36, would replace it. Either way, the first step is the same: list which customer details each tool gets, why it gets them, and how long they stay there. A physiotherapy clinic needs a second list, because patient records come under the province's Personal Health Information Act.",
          "One Manitoba number matters when you're choosing between hiring and automating: the payroll levy (its full name is the Health and Post Secondary Education Tax Levy). In 2026 it starts once your yearly payroll passes $2.5 million, and associated companies share that limit. Up to $5 million you pay 4.3 per cent of the part above $2.5 million. Past $5 million it's 2.15 per cent of the whole payroll. If you're close to a line, add the levy to the comparison before you post the next job.",
        ],
        source: {
          label: 'Manitoba Finance, Health and Post Secondary Education Tax Levy',
          url: 'https://www.gov.mb.ca/finance/taxation/taxes/payroll.html',
        },
      },
      {
        heading: 'What a buyer of a Manitoba business will ask for',
        paragraphs: [
          "If you sell the assets and stop doing business, Manitoba calls it a bulk sale. Closing one of several locations can count, too. You apply for a clearance certificate showing that your provincial taxes are paid. The buyer's lawyer will insist on it, because without it the province can collect from the buyer what you still owe. The buyer usually pays retail sales tax on the equipment as well. Get your sales tax and levy filings in order a year ahead and this step is routine.",
          "Maybe a daughter, a son or a long-time foreman will take over instead. That takes practice more than paper. We can meet at your shop every few weeks while you write down how prices are set, hand a second person the keys and passwords, and let them run the place without you. Start two or three years ahead. Try the first full week away in January, when the trucks won't start and the phone won't stop.",
        ],
        source: {
          label: 'Manitoba Finance, tax bulletins, with one on bulk sales',
          url: 'https://www.gov.mb.ca/finance/taxation/bulletins.html',
        },
      },
    ],
  },
}
