import type { City } from './city.ts'

export const sanJose: City = {
  slug: 'san-jose-california-ai-consultants',
  city: 'San Jose',
  state: 'California',
  stateAbbr: 'CA',
  country: 'United States',
  countryCode: 'US',
  latitude: '37.3382',
  longitude: '-121.8863',
  region: 'bay-area',
  localFact:
    'San Jose is the largest city in Silicon Valley and the headquarters of technology companies such as Cisco and Adobe.',
  serviceAreas: ['Santa Clara', 'Sunnyvale', 'Campbell', 'Milpitas', 'Cupertino'],
  local: {
    expertise:
      "In Silicon Valley everyone talks about AI; fewer have tidied the quoting spreadsheet. We help the valley's ordinary businesses, its shops, practices and contractors, choose carefully and buy less software than they are offered.",
    services: {
      ai: "Tolerances, materials and finishes can be pulled by AI from a customer's drawing into a quoting worksheet, which the estimator at a machine shop in Santa Clara then corrects and prices.",
      automation:
        'Recalls, intake, insurance checks and waitlist offers, brought into one flow, can give the hard-to-hire front desk of a dental or physiotherapy practice a quieter day.',
      exit: 'For an owner whose engineers could leave for a giant next door, we help document methods, secure ownership of designs and plan retention before a buyer starts asking.',
    },
    sections: [
      {
        heading: 'The other Silicon Valley: shops, clinics and trades',
        paragraphs: [
          'Behind the famous campuses is a layer of enterprises that build, feed and repair: prototype machinists, board assemblers, test labs, caterers, landscapers, immigration lawyers, tutoring schools. They sell to some of the most advanced customers on earth and compete with them for staff. Wages and rents are high enough that an hour saved has a price tag anyone can read.',
          'The temptation in this valley is to automate too much, too early, with a tool whose maker may be gone in a year. Start from the task. Quotes with many drawings, incoming inspection data, purchase acknowledgements and appointment traffic are dependable candidates; ask each vendor how you would get your data back. Confidential drawings need a contract that forbids training on them. Tuning a difficult part, designing a garden and counselling a nervous family at visa time remain skilled work.',
        ],
      },
      {
        heading: 'The contract clause behind California privacy compliance',
        paragraphs: [
          'Large customers here will send you a data-processing agreement. It exists because the CCPA, as amended, obliges businesses that meet its thresholds to bind their service providers in writing: use the information only for the agreed purpose, do not sell it, help with deletion requests. So a payroll bureau of ten may carry CCPA duties by contract long before its own revenue brings it under the statute. Keep a list of subcontractors that see the data, AI tools included, and do not sign what you cannot do. The California Privacy Protection Agency writes detailed regulations, among them rules on automated decision-making, so have counsel check now and then.',
          "Washington's requirements, the FTC Act and CAN-SPAM, apply too. Small Business Development Centers, SCORE and SBA-guaranteed lenders serve the valley, and research credits, federal and Californian, may reward process development.",
        ],
      },
      {
        heading: 'Stock, staff and promises not to compete',
        paragraphs: [
          'Acquirers in the valley often want the team as much as the product. California makes most agreements not to compete void, with an exception for an owner who sells the business or its goodwill; employees stay free to leave. Retention bonuses therefore carry weight. Make sure as well that every contractor and engineer has assigned inventions to the company, for a missing signature can delay closing.',
          'On tax, early shareholders of a qualifying C corporation may benefit from the federal exclusion in section 1202, while California has gone its own way there and gives no lower rate to capital gains. An employee stock ownership plan can suit a contract manufacturer with steady profits and few obvious buyers. Compare those paths, and stock with assets, together with a CPA and attorney who do this weekly. In the years before, we help you turn unwritten know-how into work instructions, wean the order book off a single dominant name, and hand daily quoting to someone else.',
        ],
      },
    ],
  },
}
