import type { City } from './city.ts'

export const vancouver: City = {
  slug: 'vancouver-british-columbia-ai-consultants',
  city: 'Vancouver',
  state: 'British Columbia',
  stateAbbr: 'BC',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '49.2827',
  longitude: '-123.1207',
  region: 'pacific-northwest',
  localFact:
    "The Port of Vancouver is the largest port in Canada and the country's main gateway for trade with Asia. Film production, technology and tourism are also mainstays of the local economy.",
  serviceAreas: ['Burnaby', 'Richmond', 'Surrey', 'North Vancouver', 'Coquitlam'],
  local: {
    expertise:
      'Space and wages cost a lot around Vancouver, so growth usually has to come from better use of the people already there. That is what we look for together, in calls by video.',
    services: {
      ai: 'A customs broker or freight forwarder near the port can have AI pull descriptions, values and origins out of commercial invoices, then flag anything unclear for a licensed person.',
      automation:
        'One booking at a post-production or equipment rental house can produce the contract, insurance request, pick-up sheet and final invoice, without typing the details of the production four times.',
      exit: 'If your landlord, your supplier overseas and your biggest customer deal only with you, we help introduce a second face to each well before a sale is announced.',
    },
    sections: [
      {
        heading: 'Growing where floor space is scarce',
        paragraphs: [
          'Containers, grain, potash and lumber leave through Burrard Inlet and Roberts Bank; film crews, game studios and software teams fill space from Mount Pleasant to Burnaby. Around them work smaller owners: a six-person marine electrician, a seafood processor in Richmond, a cabinet shop pushed east to Langley by rent, a dental office on Cambie. Industrial land is scarce and a second bay is seldom an option. The question becomes what the existing square footage and the existing team can produce.',
          'Tasks with a clear beginning and end repay attention first: landed-cost calculations, booking confirmations, certificates for export shipments, reminders to patients, reconciliation of rental gear. Tourism adds another, since guides, charter boats and restaurants answer the same questions in several languages all summer. Creative decisions, food safety checks and anything said to a worried client belong with a human being.',
        ],
      },
      {
        heading: "BC's own privacy act, and what a crew list has to do with it",
        paragraphs: [
          "British Columbia has its Personal Information Protection Act, so a company that operates within the province looks to Victoria rather than to the federal statute; details that cross borders can bring the federal one in as well. BC's act covers staff as well as customers and asks every organization to name someone responsible for it. Take a crew list: home addresses, emergency contacts and allergies travel between a production, its caterer and a payroll service. Each should know why it holds them and when it deletes them. Before a transcription tool sees such a file, find out where the vendor stores it.",
          'For commercial email CASL, the federal anti-spam law, wants consent, your name and address, and a working unsubscribe link. PacifiCan is the federal development agency for the province, NRC IRAP supports technology work, SR&ED rewards genuine experimentation, and BDC finances growth and succession.',
        ],
      },
      {
        heading: 'Selling on the coast: shares, machines and the ground beneath',
        paragraphs: [
          'Real estate often hides the true value of a Vancouver business. If the company owns its building, a buyer may want only the operation. Separating property from operations can take years and has tax consequences, so raise it early. Land held as an investment may also stand in the way of the lifetime capital gains exemption, since that relief is meant for shares of active businesses.',
          "Assets sold instead of shares bring provincial sales tax into the room. Equipment and furniture can be taxable to the purchaser, who will also want a clearance certificate showing that your PST account is settled; a transfer of land usually attracts property transfer tax. Ask a tax adviser and a lawyer to model both routes, along with a sale to employees through a trust or to the next generation. A charter company whose safety rules, supplier quirks and pricing sit in a shared handbook is easier to buy than one that lives in a founder's phone.",
        ],
      },
    ],
  },
}
