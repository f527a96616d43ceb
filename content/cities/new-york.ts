import type { City } from './city.ts'

export const newYork: City = {
  slug: 'new-york-new-york-ai-consultants',
  city: 'New York',
  state: 'New York',
  stateAbbr: 'NY',
  country: 'United States',
  countryCode: 'US',
  latitude: '40.7128',
  longitude: '-74.0060',
  region: 'mid-atlantic',
  localFact:
    'New York is home to the New York Stock Exchange and Nasdaq, yet the great majority of its businesses are small and employ fewer than 20 people.',
  serviceAreas: ['Brooklyn', 'Queens', 'Yonkers', 'Jersey City', 'Hoboken'],
  local: {
    expertise:
      "New York rewards speed and punishes missed filings. We know how a twelve-person firm gets squeezed between city, state and landlord, and we meet its owner by video before the day's first rush.",
    services: {
      ai: 'Agency notices and building violations arrive in heaps. AI can sort them by address and deadline for a small architecture or law practice, and draft a summary that a professional confirms before acting.',
      automation:
        'A restaurant group with kitchens in Brooklyn and Queens can compare supplier invoices with the agreed price list each night and flag increases before the cheques go out.',
      exit: 'A lease with a few years left, clean books and trained managers all shape what a buyer will pay for a shop or practice. We help line them up, assignment terms included.',
    },
    sections: [
      {
        heading: 'Five boroughs of small companies',
        paragraphs: [
          'Finance, media, fashion, tourism and health care make the headlines, yet the work behind them is done by modest companies: a trimmings supplier in the Garment District, an elevator contractor in Long Island City, a bakery in Bay Ridge, bookkeepers above a pharmacy in Jackson Heights. An inquiry answered tomorrow is usually an inquiry lost.',
          "So look for delay. Certificates of insurance for building managers, permit renewals, courier routes, tip and overtime records, the reply to a bride at eleven at night: these can be prepared or handled by software, in the several languages your customers speak. New Yorkers forgive brusque; they do not forgive a bot that pretends to be a person. Tasting, fitting, negotiating with a co-op board and reading a patient's face stay manual.",
        ],
      },
      {
        heading: 'SHIELD, hiring tools and a notice by the door',
        paragraphs: [
          'State law first. The SHIELD Act asks anyone holding private information about New Yorkers to keep reasonable safeguards, and it allows a small business to scale them to its size and complexity. Write down who has access, train them, and know whom to notify after a breach. The city adds rules that owners tend to meet by accident. Local Law 144 calls for a bias audit and notices when an automated tool substantially assists a hiring or promotion decision, and shops, restaurants and venues that collect biometric identifiers, with face recognition at the entrance for instance, must post a sign. The FTC Act and CAN-SPAM apply on top.',
          "Advice is plentiful: the city's Department of Small Business Services, the state's network of Small Business Development Centers, run through SUNY, SCORE mentors, and the SBA's district office for loan programs.",
        ],
      },
      {
        heading: "City tax, state tax, and the landlord's signature",
        paragraphs: [
          'Selling a company in New York City can mean three layers of income tax. Residents pay the city as well as the state and Washington; partnerships and sole owners may face the unincorporated business tax; and the city does not follow the federal S election, so an S corporation is taxed there as a corporation. Where the seller collects sales tax, the purchaser of its assets has to notify the state tax department before closing, and can otherwise inherit the sales tax debts.',
          "An employee stock ownership plan, an installment sale or, for original holders of C corporation stock, the federal exclusion of section 1202 may improve the result. Restaurants and most professional practices fall outside that section, and whether the state follows it should be asked in the year of sale. New York's own estate tax is a further reason to bring a CPA and an attorney in several years early. See the landlord too, since a lease that cannot be assigned can sink a sale. While your advisers negotiate, we help you become replaceable: vendor terms recorded, recipes costed, access documented, a manager who opens and closes without you.",
        ],
      },
    ],
  },
}
