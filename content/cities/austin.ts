import type { City } from './city.ts'

export const austin: City = {
  slug: 'austin-texas-ai-consultants',
  city: 'Austin',
  state: 'Texas',
  stateAbbr: 'TX',
  country: 'United States',
  countryCode: 'US',
  latitude: '30.2672',
  longitude: '-97.7431',
  region: 'hill-country',
  localFact:
    "Austin's economy rests on state government, the University of Texas and a technology sector that ranges from chip plants to software start-ups.",
  serviceAreas: ['Round Rock', 'Cedar Park', 'Pflugerville', 'Georgetown', 'Buda'],
  local: {
    expertise:
      'Austin mixes state paperwork, start-up speed and a calendar full of festivals. We help its established smaller firms keep pace without copying every fashion, in working sessions held by video.',
    services: {
      ai: 'A public-affairs consultancy or trade association can have AI prepare plain-language briefs on bills and agency rules, with links to the text, for a specialist to verify.',
      automation:
        'An event production or rental company can turn a festival booking into crew calls, load lists, insurance requests and staged invoices, weeks before the March rush.',
      exit: 'While selling is still only an idea, we help software and design founders collect signed invention assignments, licences, key metrics and customer contracts in one data room.',
    },
    sections: [
      {
        heading: 'Expanding beside the Capitol, with a way back',
        paragraphs: [
          'Every second year lawmakers fill the Capitol, and consultants, caterers and hotels feel it. The university supplies graduates, patents and football weekends. Chip makers, data companies and a long list of younger software firms bring engineers with money for houses, bikes and tacos, which in turn keeps builders, clinics, child-care centres and well drillers in the Hill Country at full stretch.',
          'Booms pause, so owners like systems that can shrink again. Deposits, contracts and crew planning for events; permit status across counties; subscription renewals; onboarding of temporary staff: each repeats, each can be turned up in March and down in July. Sound checks, architecture and a tense meeting with a neighbourhood association do not scale that way. Nor should a model answer support alone for a product with few customers; every one of those conversations teaches you something.',
        ],
      },
      {
        heading: 'When a face or a voice is data',
        paragraphs: [
          "A gym with face entry, a workshop whose time clock reads fingerprints and an app that logs in by voice share one statute that owners rarely hear about. Texas's biometric identifier law requires notice and consent before a voiceprint, fingerprint or face geometry is captured for a commercial purpose, and limits sharing and retention; the attorney general enforces it, and small size is no exemption. The newer Data Privacy and Security Act does have one, tied to the SBA's definition, which leaves most small firms one main rule: no selling of sensitive data unless the person agreed. Investors and enterprise customers will ask for more.",
          "The FTC Act and CAN-SPAM cover deception and commercial email. Counsel without charge is available from the Small Business Development Center that serves the area, from SCORE and from city programs. Selling to the State begins with the Comptroller's bidders list, the CMBL.",
        ],
      },
      {
        heading: 'From founder-led to sellable, in the Texas tax climate',
        paragraphs: [
          "A founder's stock in a qualifying C corporation can be worth more after tax than an identical LLC interest, since section 1202 of the federal code may exclude gain and Texas adds no personal income tax. The conditions are technical, and conversions made late start the clock late. Ask a CPA now even if you mean to sell in five years. Consultancies and restaurants are generally shut out and should study goodwill, installments and an employee stock ownership plan instead.",
          'What the Comptroller collects is franchise tax on the entity and sales tax, which in Texas extends to data processing and some software services; unnoticed exposure there surfaces in due diligence. A certificate of no tax due protects the purchaser. Your attorney will watch intellectual property and leases; we would watch dependence: who deploys when you are hiking, who knows why the big account renews, which dashboards are believed. Write it down, hand it on, take a month away, and note what broke.',
        ],
      },
    ],
  },
}
