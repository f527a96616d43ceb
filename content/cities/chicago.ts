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
    'Chicago is the busiest rail freight hub in the United States, and modern futures trading began here, with grain.',
  serviceAreas: ['Evanston', 'Oak Park', 'Skokie', 'Schaumburg', 'Naperville'],
  local: {
    expertise:
      'Chicago has plenty of third-generation distributors, machine shops and family law offices. We help them keep what has worked for decades and replace the parts that now cost more than they return.',
    services: {
      ai: "A food manufacturer can have AI compare suppliers' spec sheets with its own allergen and labeling list, and mark the differences for the quality manager to judge.",
      automation:
        'A metal fabricator on the Southwest Side can run every rush order through the same steps, from quote to routing sheet to freight booking, and keep the customer posted along the way.',
      exit: 'A handshake deal from thirty years ago is hard to sell. We help a family distributor put its arrangements and pricing rules in writing, so lenders and heirs can follow them.',
    },
    sections: [
      {
        heading: 'Freight, food and factories: start at the order desk',
        paragraphs: [
          'Rail freight from both coasts meets in Chicago, and a lot of food is made, traded and shipped around here. Add machine shops, printers, hospitals and the trade shows at McCormick Place, and a company of thirty people can have some very demanding customers. They want deliveries by appointment and prices that follow the market, and they want them in February, when one storm can undo the schedule in an hour.',
          "The office work behind all this repeats every day. Someone keys in orders from emailed PDFs, checks freight bills against quotes, updates price lists when steel or flour moves, and tells customers where their load is. You can automate these one at a time. We'd start with the one your best clerk dreads. Credit for a customer of thirty years, a recipe change and a talk with the union steward need a person.",
        ],
      },
      {
        heading: 'A time clock can be the riskiest machine in the building',
        paragraphs: [
          'Illinois has a strict biometric law, the Biometric Information Privacy Act (BIPA). If your time clock scans fingers or faces, or your warehouse system recognizes voices, you generally need a published retention policy, plus a written release from each person before you collect anything. Skip that, and people can sue you directly. A badge or a PIN avoids the whole problem, so find out what your clock records before you renew its contract.',
          "AI in personnel decisions has its own rule. Since January 1, 2026, Illinois employers, even those with a single employee, have to tell people when they use AI in hiring, promotion, discipline and similar decisions, and they can't use it in a way that discriminates. When you compare software prices, add Chicago's lease transaction tax. It can reach cloud software used in the city, and the rate has been 15 percent since January 2026, so ask whether a quote includes it. Manufacturers can get help choosing and planning from IMEC, the Illinois Manufacturing Excellence Center.",
        ],
        source: {
          label: 'Biometric Information Privacy Act, Illinois General Assembly',
          url: 'https://www.ilga.gov/Legislation/ILCS/Articles?ActID=3004&ChapterID=57',
        },
      },
      {
        heading: 'Three tax notices to file before you sell',
        paragraphs: [
          'Selling a Chicago business can take three notices: form CBS-1 to the Illinois Department of Revenue, and separate ones to the City of Chicago and Cook County for the taxes they collect. Without them the buyer can become liable for what you owe, so expect part of the price to be held back until the releases arrive. Allow about two months for all three before you agree on a closing date.',
          "Illinois taxes the gain at its flat income tax rate. Corporations, S corporations and partnerships pay its replacement tax as well. The state's estate tax starts at $4 million, far below the federal threshold, so a family that owns a business and the building it's in can be over the line sooner than it thinks. Ask a CPA and an estate attorney to look at both together, three to five years ahead. During those years we help the next generation, or a manager you hire, take over purchasing and then pricing, with a date next to each step.",
        ],
        source: {
          label: 'Illinois Department of Revenue, information for businesses',
          url: 'https://tax.illinois.gov/businesses.html',
        },
      },
    ],
  },
}
