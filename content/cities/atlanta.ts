import type { City } from './city.ts'

export const atlanta: City = {
  slug: 'atlanta-georgia-ai-consultants',
  city: 'Atlanta',
  state: 'Georgia',
  stateAbbr: 'GA',
  country: 'United States',
  countryCode: 'US',
  latitude: '33.7490',
  longitude: '-84.3880',
  region: 'piedmont',
  localFact:
    "Atlanta is home to one of the world's busiest passenger airports and to the headquarters of Coca-Cola and Delta Air Lines.",
  serviceAreas: ['Decatur', 'Sandy Springs', 'Marietta', 'Roswell', 'Alpharetta'],
  local: {
    expertise:
      'Atlanta runs on connections: flights, freight, payments, film crews. We help owners around the Perimeter make their own connections work, from first inquiry to paid invoice, through regular calls and video meetings.',
    services: {
      ai: 'Rate confirmations and delivery receipts can go to AI first, which spots mismatches for a freight broker or warehouse near the airport and prepares the claim or invoice for approval.',
      automation:
        'Quotes, certificates and returns for a lighting, catering or location company can be tracked production by production, so that each account closes soon after wrap.',
      exit: 'Figures that mean the same at every location are what a buyer of a home-services or franchise business looks for. We help standardize the reporting well before anyone asks.',
    },
    sections: [
      {
        heading: 'Doing business around the Connector',
        paragraphs: [
          "The airport and three interstates made Atlanta a distribution city; then came headquarters, payment processors, public-health institutions and film stages. Small companies work alongside all of them: customs brokers in College Park, software testers in Midtown, set carpenters in Fayette County, staffing agencies, landscapers, dentists. Traffic is everyone's silent partner, and a crew that starts across town has lost its first two jobs.",
          'Routing, then, is an obvious place to begin: group appointments by district, confirm them the evening before, bill on the spot. Brokers and warehouses should look to document reading, because emails with attachments are their raw material. Payment firms can automate reconciliation and chargeback evidence, with full logs. Hiring a crew, bidding a fixed-price build and defusing a dispute over a delivery still go better by voice.',
        ],
      },
      {
        heading: 'The privacy rules your customers bring to Georgia',
        paragraphs: [
          'In Atlanta the strictest privacy rules you meet may come from outside. Georgia aimed its breach-notification statute at information brokers and public bodies, and other firms still owe their customers care. The FTC can act against careless security or broken promises anywhere; card-network standards such as PCI DSS bind whoever takes payment; customers in Tennessee, Texas or California may bring their own law with them; and corporate buyers will ask for controls as a condition of doing business. CAN-SPAM opt-outs must be honoured within ten business days.',
          "The University of Georgia hosts the state's Small Business Development Center, with advisers in the metro area; SCORE and the SBA offer mentoring and guaranteed loans; and Georgia Tech's manufacturing extension partnership, GaMEP, helps plants with lean methods and automation.",
        ],
      },
      {
        heading: 'Leaving a Georgia business on good terms',
        paragraphs: [
          "A buyer will want non-compete and non-solicitation promises, and Georgia's restrictive covenants law enforces reasonable ones, with more latitude where a business is sold. Negotiate length and map before you sign. The state taxes gains together with other income and has no estate tax of its own; ask your CPA which entity-level taxes to settle before closing. Federal consequences weigh more: capital gain on goodwill, ordinary rates on recaptured depreciation, the section 1202 exclusion for certain C corporation founders, deferral through installments, or an employee stock ownership plan if your people are the natural heirs.",
          "Sales tax deserves a check at the closing table. Someone who buys a business or its stock of goods must hold back enough to cover the seller's unpaid sales tax until the state certifies that none is owed, so request that paper early. A CPA and an attorney can turn all this into a dated plan in a couple of meetings; allow three years. We use those to harmonize locations, put vendor and lease papers in order, and coach a general manager until the monthly review takes place with you listening from home.",
        ],
      },
    ],
  },
}
