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
    'Winnipeg has a diversified economy that runs from aerospace and agribusiness to transportation, manufacturing, finance and insurance. CentrePort Canada, the inland port beside its airport, joins road, rail and air cargo.',
  serviceAreas: ['Headingley', 'East St. Paul', 'Oakbank', 'Stonewall', 'Selkirk'],
  postalCode: 'R3B 3K6',
  local: {
    expertise:
      'This is our home city. We know a place where one owner may sell to farmers, an aerospace plant and an insurance office in the same week, and where word of a late delivery travels quickly.',
    services: {
      ai: 'Purchase orders for bus parts or farm equipment come in every format. AI can read them, compare them with current price lists and drawings, and prepare a confirmation for someone at the desk to approve.',
      automation:
        'A mechanical contractor can book furnace inspections before the first cold snap, send reminders by text, and turn each finished work order into an invoice the same day.',
      exit: 'If you run a family wholesale or trucking company off the Perimeter Highway, we help move supplier terms, rates and customer habits out of your head and onto paper a successor can follow.',
    },
    sections: [
      {
        heading: 'A city that makes, moves and insures a little of everything',
        paragraphs: [
          'Winnipeg leans on no single industry. Buses and aircraft parts are built here, grain companies have head offices here, freight changes hands between road and rail, and insurers and wealth managers keep large offices downtown. For a company of fifteen or forty people that variety is a cushion: when one sector slows, another may still be ordering. It also means small batches, mixed paperwork and customers with different habits, so the office often grows faster than the shop floor.',
          'Start with that office. Quoting from drawings, chasing signed work orders, matching packing slips to supplier invoices and building the weekly schedule all repeat themselves and follow rules. Leave alone the work that depends on a trained hand, or on knowing which farm customer will wait until after harvest. Any process that changes every month should be settled first and automated later.',
        ],
      },
      {
        heading: 'Which privacy law applies in Manitoba, and who helps',
        paragraphs: [
          "Manitoba has put no general privacy law for private business into force, so a shop, contractor or broker in Winnipeg answers to the federal one, long known as PIPEDA. Statutes get rewritten, but the first step is the same under any version: list which customer details each tool receives, why, and how long they stay. A physiotherapy clinic makes a second list, because the province's Personal Health Information Act governs patient records. Newsletters and promotions by email fall under the anti-spam law, CASL: keep proof of consent beside the address.",
          'PrairiesCan, NRC IRAP and the BDC are the federal doors to knock on, and real development work may qualify for SR&ED credits. Watch the provincial payroll levy too. It begins once total pay passes a threshold, and growing without hiring can keep you under it longer.',
        ],
      },
      {
        heading: 'Handing over a Manitoba company',
        paragraphs: [
          "Most owners here will compare two deals. Selling shares may let you use the lifetime capital gains exemption for qualified small business corporation shares, whose tests look back two years at who held the shares and what the company owned. Selling assets is often what a buyer prefers. In an asset sale that ends your business in the province, Manitoba expects a bulk sale clearance certificate, and the buyer's lawyer will ask for it, so sales tax and payroll levy filings have to be clean.",
          'Perhaps a son, a daughter or a long-serving foreman will follow you. Federal rules for intergenerational transfers set conditions about who takes control and when, and an employee ownership trust is a further route. Your accountant and lawyer choose among them; our part comes earlier. Give us two or three years and we help you write down how prices are set, put keys and passwords where a second person can reach them, and make sure a bad week in January does not need you.',
        ],
      },
    ],
  },
}
