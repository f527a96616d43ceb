import type { City } from './city.ts'

export const losAngeles: City = {
  slug: 'los-angeles-california-ai-consultants',
  city: 'Los Angeles',
  state: 'California',
  stateAbbr: 'CA',
  country: 'United States',
  countryCode: 'US',
  latitude: '34.0522',
  longitude: '-118.2437',
  region: 'southern-california',
  localFact:
    "The neighbouring ports of Los Angeles and Long Beach form the busiest container gateway in the United States, and film and television remain the city's best-known industry.",
  serviceAreas: ['Long Beach', 'Pasadena', 'Glendale', 'Burbank', 'Santa Monica'],
  local: {
    expertise:
      'Los Angeles is a region of separate cities, long drives and freelance crews. We understand businesses that assemble a new team for each job, and we work with their owners by phone and video, far from the 405.',
    services: {
      ai: 'Asking for the green velvet sofa should be enough to find it. AI can describe and tag photographs of the thousands of items in a prop house or costume rental.',
      automation:
        'Storage charges begin quietly. Software can watch container status and free time for a drayage or warehousing company near San Pedro, and warn dispatch and the customer beforehand.',
      exit: 'For a maker in Vernon or Gardena who knows every formula by heart, we help write batch records, vendor files and training notes that let a buyer keep the quality.',
    },
    sections: [
      {
        heading: 'When every job brings a new crew',
        paragraphs: [
          "Owners in Los Angeles tend to know their own corner of it best, be that the ports, the studios, aerospace in the South Bay, apparel downtown or the food plants of Vernon. Many businesses here scale by the project. A set builder goes from eight people to sixty and back, a caterer books by the shoot, an importer's whole quarter may be sitting on one vessel.",
          "Project work generates the same pile every time: deal memos, start paperwork, certificates of insurance, purchase orders, petty cash, wrap reports. Templates and automation deal with most of it. Use care with creative material. Scripts, designs and performers' likenesses may be covered by contracts and union agreements that restrict feeding them to AI, so read before you upload. Craft and taste are what clients come to this city for.",
        ],
      },
      {
        heading: "California privacy, read from a website's footer",
        paragraphs: [
          "Look at the bottom of your own site. Under CalOPPA any commercial site that gathers personal information from Californians needs a posted privacy policy, whatever the company's size. The California Consumer Privacy Act, strengthened by the CPRA, comes on top for businesses that meet its thresholds of revenue or data volume; it reaches job applicants and employees along with shoppers. California generally wants everyone on a confidential call to agree to recording, and an AI note-taker in a meeting raises the same question.",
          "Federally, the FTC Act forbids deceptive claims about data, and CAN-SPAM sets the terms for promotional email. The regional Small Business Development Centers and SCORE counsel without charge, and the state's Employment Training Panel can reimburse part of the cost of training staff when a new system arrives. Cities in the county set business taxes and licences of their own, so a move across a boundary can change what you file.",
        ],
      },
      {
        heading: 'California takes its share of a gain at ordinary rates',
        paragraphs: [
          'California does not give long-term gains a lower rate, and it has not followed section 1202, the federal exclusion on qualified small business stock. An owner who expects to pay Washington little can still owe Sacramento a good deal. Moving to Nevada beforehand is no simple cure, as the state looks closely at residency. Compare stock with assets, an immediate payment with installments, an outside buyer with an employee stock ownership plan, together with a CPA and attorney who know California.',
          "The state has also kept a bulk sales law. When a retailer, wholesaler or restaurant sells most of its inventory and equipment, notice may have to be recorded and published before closing, usually through escrow. Under community property law a spouse may have to consent. Our part is the day-to-day side: get agreements out of the inbox and into the company's name, price jobs by a method others can repeat, and let a general manager run two productions before you tell anybody that you are leaving.",
        ],
      },
    ],
  },
}
