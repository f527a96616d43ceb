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
      'Atlanta lives on connections: flights, freight, payments, film crews. We help owners inside and outside the Perimeter connect their own steps, from first inquiry to paid invoice.',
    services: {
      ai: "For a freight broker or warehouse near the airport, AI can compare rate confirmations with delivery receipts, flag what doesn't match and prepare the claim or invoice for your approval.",
      automation:
        'A lighting, catering or location company can track quotes, certificates and returns production by production, and close each account soon after wrap.',
      exit: 'A buyer of a home-services or franchise business wants figures that mean the same thing at every location. We help you standardize the reporting well before anyone asks.',
    },
    sections: [
      {
        heading: 'Schedule around Atlanta traffic, then tackle the documents',
        paragraphs: [
          'The airport and three interstates made Atlanta a distribution city. Corporate headquarters, payment processors, public health institutions and film stages followed. Small companies work alongside all of them: customs brokers in College Park, software testers in Midtown, set carpenters in Fayette County, staffing agencies, landscapers, dentists. Nearly everyone loses hours to traffic, and a crew that has to start across town may have lost its first job already.',
          "So routing is an obvious place to begin. Group appointments by area, confirm them the evening before and bill on the spot. If you run a brokerage or a warehouse, start with software that reads the attachments in your email, because that's where your orders and disputes are. Payment companies can automate reconciliation and chargeback evidence, with full logs. Manufacturers can get help with automation from GaMEP, Georgia Tech's extension program. Hiring a crew, bidding a fixed-price set and settling a dispute over a delivery still go better by phone.",
        ],
        source: { label: 'Georgia Manufacturing Extension Partnership, Georgia Tech', url: 'https://gamep.org/' },
      },
      {
        heading: 'Georgia has no general privacy law, but your customers bring theirs',
        paragraphs: [
          "You may read that a Georgia Consumer Privacy Protection Act took effect on July 1, 2026. The bill of that name, Senate Bill 111, was rewritten before it was signed, and what became law is about tax credits for rural hospitals. As of November 2026, we know of no general privacy law for private businesses in Georgia. Ask your lawyer whether the 2027 session changes that. The state's breach law is narrow: it was written for information brokers and public bodies.",
          "For many Atlanta companies, the stricter rules arrive by contract. If you take cards, you're bound by the card networks' standard, PCI DSS. If you have customers in Tennessee, Texas or California, their state's law may come with them. And a corporate buyer is likely to send a security questionnaire before the first purchase order. Answer it properly once and keep the answers with the proof: who has access, which vendors and AI tools see the data, how you'd report a breach. The next one will go much faster.",
        ],
        source: {
          label: 'Georgia Attorney General, cybersecurity for small businesses',
          url: 'https://consumer.georgia.gov/consumer-topics/cybersecurity-georgia',
        },
      },
      {
        heading: 'Negotiate the noncompete when you sell in Georgia',
        paragraphs: [
          "Your buyer will want a promise that you won't compete. In Georgia, courts generally presume that such a promise is reasonable for five years, or for as long as you're being paid for the business if that's longer. So if you let the buyer pay over seven years, you could be out of the trade for seven. Negotiate the years and the map before you sign. Georgia taxes the gain along with your other income and has no estate tax of its own.",
          "Have sales tax checked early too. Someone who buys a business, its goods or its equipment has to hold back enough of the price to cover the seller's unpaid sales tax until the state certifies that none is due. Request that certificate well before closing, and plan on a final return within 15 days after. Your CPA and attorney can turn all this into a dated plan; allow about three years. We use that time to help you get every location reporting the same way, put vendor and lease papers in order, and coach a general manager until the monthly review runs with you listening from home.",
        ],
        source: {
          label: 'Georgia Department of Revenue, sales and use tax',
          url: 'https://dor.georgia.gov/taxes/sales-use-tax',
        },
      },
    ],
  },
}
