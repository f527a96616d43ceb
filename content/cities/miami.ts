import type { City } from './city.ts'

export const miami: City = {
  slug: 'miami-florida-ai-consultants',
  city: 'Miami',
  state: 'Florida',
  stateAbbr: 'FL',
  country: 'United States',
  countryCode: 'US',
  latitude: '25.7617',
  longitude: '-80.1918',
  region: 'south-florida',
  localFact:
    'Miami is a main US gateway for trade and banking with Latin America, and PortMiami is one of the busiest cruise ports in the world.',
  serviceAreas: ['Miami Beach', 'Coral Gables', 'Hialeah', 'Doral', 'Fort Lauderdale'],
  local: {
    expertise:
      'Business in Miami happens in English, Spanish and often Portuguese or Creole, with customers in several time zones. We help you serve all of them equally well.',
    services: {
      ai: "An export house in Doral can have AI turn a customer's WhatsApp order in Spanish or Portuguese into a clean draft quote, with part numbers checked against the catalog.",
      automation:
        'A condo maintenance or yacht service company can schedule inspections, collect association approvals and send owners abroad a dated photo report with each invoice.',
      exit: 'If you have relatives, partners or assets in more than one country, we help you gather ownership records, contracts and procedures early, so your advisers can sort out the taxes before a buyer appears.',
    },
    sections: [
      {
        heading: 'Get orders out of chat and into a system',
        paragraphs: [
          "Doral's warehouses send parts, medicines and phones to Latin America and the Caribbean. Brickell banks the families behind that trade, and cruise ships, hotels and condos line the coast. Much of the business runs on messaging apps. That works well until somebody disputes an order that was placed in a voice note three weeks ago.",
          "So we'd start with those conversations. Orders, approvals and delivery times can move from chat into a system that confirms them in the customer's language, and export documents can be filled in from the same record. Keep people in charge of credit to a buyer abroad, of sanctions and export checks, and of any guest whose vacation has gone wrong. Have a hurricane routine as well: data off-site, supplier numbers printed, a way to work from somewhere else. Rehearse it before June.",
        ],
      },
      {
        heading: 'Get consent before you automate texts and calls in Florida',
        paragraphs: [
          "The Florida Telephone Solicitation Act restricts automated sales calls and texts. Get written consent before a campaign goes out. A checked box can be enough. Make sure a STOP reply works, because someone who's still getting your texts 15 days later may be able to sue. Florida also generally requires that everyone on a private call agree to a recording. Say you run a medical spa in Coral Gables that records bookings, texts offers and stores before-and-after photos. Look at each of these before you buy an AI receptionist.",
          "The Florida Information Protection Act covers businesses of any size. Protect personal information reasonably, dispose of it properly, and notify the people affected within 30 days of determining a breach. Thirty days is short, so make your software vendors promise in writing how fast they'll tell you. The state's Digital Bill of Rights is mostly aimed at companies with more than $1 billion in revenue, so it probably isn't your worry.",
        ],
        source: {
          label: 'Florida Statutes, section 501.059',
          url: 'https://www.leg.state.fl.us/Statutes/index.cfm?App_mode=Display_Statute&URL=0500-0599/0501/Sections/0501.059.html',
        },
      },
      {
        heading: 'Low state tax, and owners in more than one country',
        paragraphs: [
          "Florida has no personal income tax, though a C corporation pays the state's corporate tax. Whoever acquires more than half of a business or its assets can become liable for the seller's unpaid state taxes, sales tax above all, so buyers ask for a certificate of compliance from the Department of Revenue. If you finance part of the price yourself, the promissory note is generally subject to documentary stamp tax: 35 cents per $100, capped at $2,450 when real estate doesn't secure it. If a building is part of the deal, Miami-Dade has its own rate for deeds.",
          "Owners and buyers from abroad bring questions of their own. A shareholder who isn't a US person may face withholding here and tax at home. A foreign buyer may need a treaty-investor visa, which depends on the business being real, running and well documented. Choose a CPA and an attorney who do this often, and see them years before you list. We help you put procedures into the language your team works in, move promises from phones into contracts, and bring up a manager your customers already greet by first name.",
        ],
        source: {
          label: 'Florida Department of Revenue, documentary stamp tax',
          url: 'https://floridarevenue.com/taxes/taxesfees/Pages/doc_stamp.aspx',
        },
      },
    ],
  },
}
