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
    "The neighboring ports of Los Angeles and Long Beach form the busiest container gateway in the United States, and film and television are still the city's best-known industry.",
  serviceAreas: ['Long Beach', 'Pasadena', 'Glendale', 'Burbank', 'Santa Monica'],
  local: {
    expertise:
      'Los Angeles County has 88 cities, long drives between them and a great many freelancers. We help owners who put together a new team for each job automate the part of it that never changes.',
    services: {
      ai: 'In a prop house or costume rental, AI can describe and tag photos of thousands of items, so a client who needs a green velvet sofa by Friday gets an answer right away.',
      automation:
        "For a drayage or warehousing company near San Pedro, software can watch each container's status and free time, and warn dispatch and the customer before storage charges start.",
      exit: 'If you manufacture in Vernon or Gardena and know every formula by heart, we help you write the batch records, vendor files and training notes a buyer needs to keep the quality.',
    },
    sections: [
      {
        heading: "Every job is new, but the paperwork isn't",
        paragraphs: [
          "You may work for the ports, the studios, aerospace in the South Bay, the apparel trade downtown or the food plants of Vernon. Either way, there's a good chance your company grows and shrinks with each project. A set builder goes from eight people to sixty and back. A caterer books by the shoot. An importer can have a whole quarter's sales on one ship.",
          'Each project brings the same forms: deal memos, start paperwork, certificates of insurance, purchase orders, petty cash, wrap reports. Templates and simple automation can take care of most of them, and the next crew gets hired and paid with fewer phone calls. Be careful with creative material, though. Contracts and union agreements may limit what you can do with scripts and designs, so read them before you upload anything to an AI tool.',
        ],
      },
      {
        heading: "California's rules for your website, your calls and digital doubles",
        paragraphs: [
          "Look at the bottom of your own website. California's Online Privacy Protection Act requires a posted privacy policy on commercial sites that collect personal information from Californians, whatever the company's size. The better-known Consumer Privacy Act (CCPA) only applies above certain sizes. Recording has a strict rule: in general, everyone on a confidential call has to agree to it. An AI note-taker in a meeting raises the same question, so ask before you let it in.",
          "If you hire performers, narrators or models, check your contracts. Under a California law in force since 2025, a clause that lets you replace a person's work with a digital copy of their voice or face may not hold up if it doesn't say clearly what the copy is for and the person had no lawyer or union behind them. Spell out each use and get it signed. For your own staff, the state's Employment Training Panel may reimburse part of the cost when you train them on a new system.",
        ],
        source: {
          label: 'California Business and Professions Code, section 22575',
          url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=22575',
        },
      },
      {
        heading: 'California taxes your gain like ordinary income',
        paragraphs: [
          "There's no lower California rate for long-term gains, and the top rate is 13.3 percent. The state also hasn't adopted section 1202, the federal break for qualified small business stock, so you can owe the IRS little and Sacramento a lot. Moving to Nevada first isn't a simple way out, because California looks closely at when you really left. Get advice on residency before you plan around it.",
          "California has also kept a bulk sales law. When a restaurant, or a company that sells or makes goods, sells more than half of its inventory and equipment, the buyer may have to record and publish a notice at least 12 business days before closing. It usually runs through escrow. The notice is public, so decide beforehand when you'll tell your staff and customers. Your spouse may have to sign too, because California is a community property state. Our part is the operation: contracts out of your inbox and into the company's files, a pricing method others can repeat, and a general manager who has run two productions without you.",
        ],
        source: {
          label: 'California Franchise Tax Board, capital gains and losses',
          url: 'https://www.ftb.ca.gov/file/personal/income-types/capital-gains-and-losses.html',
        },
      },
    ],
  },
}
