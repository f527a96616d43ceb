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
      'Business in Miami happens in English, Spanish and often Portuguese or Creole, across several time zones. We help owners serve everyone consistently, and plan with them by video when storms or travel interfere.',
    services: {
      ai: "An export house in Doral can have AI turn a customer's WhatsApp order in Spanish or Portuguese into a clean draft quotation, with part numbers checked against the catalogue.",
      automation:
        'A condominium maintenance or yacht service company can schedule inspections, collect association approvals, and send owners abroad a dated photo report with each invoice.',
      exit: 'For a founder with relatives, partners or assets in more than one country, we help gather ownership records, contracts and procedures early, so advisers can untangle taxes before a buyer appears.',
    },
    sections: [
      {
        heading: 'A trading house with a beach',
        paragraphs: [
          "Doral's warehouses send parts, medicines and phones to Latin America and the Caribbean; Brickell banks the families behind that trade; cruise ships, hotels and condominiums occupy the coast. Relationships run on messaging apps, which is charming until an order placed in a voice note is disputed three weeks later.",
          "Catching those conversations is the first gain. Orders, approvals and delivery times can be carried from chat into a system that confirms them in the customer's language, and export documents can be filled from the same record. Keep people in charge of credit to a buyer abroad, of sanctions and export checks, and of any guest whose holiday has gone wrong. Keep, too, a hurricane routine: data off-site, supplier numbers printed, a rehearsed way to work from elsewhere.",
        ],
      },
      {
        heading: 'Before you automate a text message in Florida',
        paragraphs: [
          "Most of Florida's Digital Bill of Rights is aimed at companies of enormous size, so a local business deals mainly with other statutes. The Florida Information Protection Act demands reasonable protection of personal information, proper disposal, and notice to affected people within thirty days of determining a breach. The Telephone Solicitation Act restricts automated sales calls and text messages; get written consent before a campaign goes out. Florida also generally requires that everybody agree to the recording of a private call. A medical spa in Coral Gables that records bookings, texts offers and stores before-and-after photographs should look at each of these before buying an AI receptionist. CAN-SPAM and the FTC Act stand behind them.",
          'For counsel, turn to a Florida Small Business Development Center or to SCORE; the SBA covers loans and disaster recovery, and the US Commercial Service advises exporters.',
        ],
      },
      {
        heading: 'Low state tax, complicated families',
        paragraphs: [
          "Florida levies no personal income tax, though a C corporation pays the state's corporate tax. Anyone acquiring more than half of a business or its assets can inherit the seller's unpaid state taxes, so buyers ask for a certificate of compliance from the Department of Revenue. If you finance part of the price yourself, know that promissory notes and real estate attract documentary stamp tax. The federal layer is the larger one: gains, recapture, installment reporting, the section 1202 exclusion in suitable C corporations, an employee stock ownership plan in a few cases.",
          'International ownership adds its own questions. A shareholder who is not a US person may face withholding here and tax at home; a buyer may need a treaty-investor visa, which depends on the business being real, running and well documented. Choose a CPA and an attorney used to that, and see them years before listing. We help translate procedures into the language your team works in, bring promises out of phones into contracts, and establish a manager customers already greet by first name.',
        ],
      },
    ],
  },
}
