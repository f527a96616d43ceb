import type { City } from './city.ts'

export const chicago: City = {
  slug: 'chicago-illinois-ai-consultants',
  city: 'Chicago',
  state: 'Illinois',
  stateAbbr: 'IL',
  country: 'United States',
  countryCode: 'US',
  latitude: '41.8781',
  longitude: '-87.6298',
  region: 'great-lakes',
  localFact:
    'Chicago is the great rail freight hub of the United States, and futures trading as the world knows it grew up here around grain.',
  serviceAreas: ['Evanston', 'Oak Park', 'Skokie', 'Schaumburg', 'Naperville'],
  local: {
    expertise:
      'Chicago has its share of old hands: third-generation distributors, machine shops, family law offices. We respect systems that have worked for decades, and change the parts that now cost more than they return.',
    services: {
      ai: 'A food manufacturer can have AI compare supplier specification sheets with its own allergen and labelling list, marking differences for the quality manager to judge.',
      automation:
        'A metal fabricator on the Southwest Side can send each rush order through the same steps, from quote to routing sheet to freight booking, with the customer informed along the way.',
      exit: 'Arrangements made by handshake before there were computers are hard to sell. We help a family distributor put them, and its pricing rules, into writing that lenders and heirs can follow.',
    },
    sections: [
      {
        heading: 'Where rail lines, recipes and risk meet',
        paragraphs: [
          "Freight from both coasts crosses at Chicago, and a good deal of food is made, traded or shipped around here. Futures and insurance taught the city to price risk; steel and printing taught it to make things. Today's mix includes hospitals, universities, consultancies, restaurants and convention business at McCormick Place. A firm of thirty meets demanding buyers, deliveries by appointment, and winters that break a schedule in an hour.",
          'Distribution and manufacturing offices hold the most repetitive work: keying orders from emailed PDFs, checking freight bills against quotes, updating price lists when a mill or commodity moves, telling people where their load is. All can be automated in steps, beginning with whichever one your best clerk dreads. Credit for a customer of thirty years, a recipe change and a talk with the union steward need a responsible person.',
        ],
      },
      {
        heading: 'A time clock can be the riskiest machine in the building',
        paragraphs: [
          'Illinois has the Biometric Information Privacy Act. If a punch clock scans fingers or faces, or a warehouse system recognizes voices, you need a published retention policy and a written release from each person before collection, and individuals can sue when that is missing. A badge or PIN avoids the whole matter. The state has further rules for employers that let AI evaluate video interviews or take part in hiring decisions, plus a breach-notification law. Add the FTC Act and CAN-SPAM.',
          'Chicago has a lease transaction tax that can reach cloud software used in the city; ask vendors and your accountant how it applies before comparing prices. Guidance is available from the Illinois Small Business Development Centers, SCORE and the SBA, and manufacturers can turn to IMEC, the Illinois Manufacturing Excellence Center.',
        ],
      },
      {
        heading: 'Notices to file before the closing dinner',
        paragraphs: [
          'Illinois wants to know when a business is about to be sold. The Department of Revenue has a bulk sale notice, form CBS-1, and the City of Chicago and Cook County have notices of their own for the taxes they collect. Without them the buyer may become liable for your arrears, so expect money to be held back until releases arrive. Allow weeks for them.',
          'Income from the sale is taxed federally, with long-term gains at preferential rates and depreciation recapture usually less kindly treated. Illinois taxes the gain as well; corporations, S corporations and partnerships pay its replacement tax in addition. The state also has an estate tax whose threshold differs from the federal one, which matters to a family holding a building and a business together. An employee stock ownership plan is an alternative for a profitable manufacturer with a loyal crew. Let your CPA and attorney run those numbers three to five years beforehand. In the same period, we help the second generation, or a hired manager, take over purchasing and pricing line by line, with a date beside each.',
        ],
      },
    ],
  },
}
