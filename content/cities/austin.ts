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
    "Austin's economy rests on state government, the University of Texas and a technology sector that ranges from chip plants to software startups.",
  serviceAreas: ['Round Rock', 'Cedar Park', 'Pflugerville', 'Georgetown', 'Buda'],
  local: {
    expertise:
      'Austin runs on state paperwork, startup speed and a festival calendar. We help established smaller firms keep up with all three without chasing every new tool.',
    services: {
      ai: 'For a public affairs firm or trade association, AI can draft plain-language briefs on bills and agency rules, with links to the text, for a specialist to check.',
      automation:
        'An event production or rental company can turn one festival booking into crew calls, load lists, insurance requests and staged invoices, weeks before the March rush.',
      exit: 'Even while selling is only an idea, we help software and design founders gather signed invention assignments, licenses, key metrics and customer contracts in one place.',
    },
    sections: [
      {
        heading: 'Systems that stretch in March and shrink in July',
        paragraphs: [
          "Several calendars run Austin at once. The Legislature meets in odd-numbered years, next in January 2027, and caterers, consultants and hotels feel it. South by Southwest comes in March, Austin City Limits and Formula 1 in October, with football weekends all fall. Chip makers and software companies bring engineers with money for houses and bikes, and that keeps builders, clinics, child care centers and well drillers in the Hill Country busy. If you'd like to sell to state agencies, start with the Comptroller's bidders list, the CMBL.",
          "Booms pause, so buy systems you can turn down again. Deposits and contracts for events, crew planning, permit status across counties, subscription renewals and paperwork for temporary staff all repeat, and software can take the peak without a new hire. A sound check doesn't scale that way, and neither does a tense meeting with a neighborhood association. If your product has only a few customers, don't let a chatbot handle support alone. You'd miss what those conversations teach you.",
        ],
        source: {
          label: 'Texas Comptroller, Centralized Master Bidders List',
          url: 'https://comptroller.texas.gov/purchasing/vendor/cmbl/',
        },
      },
      {
        heading: 'Ask before you scan a face, a finger or a voice',
        paragraphs: [
          "A gym with face entry, a workshop whose time clock reads fingerprints and an app that logs people in by voice all fall under one Texas law. Before you capture a fingerprint, voiceprint or face geometry for a commercial purpose, you have to tell the person and get consent. You also have to protect it, limit who gets it, and destroy it once you no longer need it, in general within a year. The attorney general enforces this with penalties of up to $25,000 per violation, and small companies aren't exempt. Key fobs and door codes don't raise the question.",
          "The Texas AI law, known as TRAIGA, has been in force since January 1, 2026. It settles a point for anyone who builds with faces: a photo that's public online isn't consent unless the person made it public. The law also bans AI meant to discriminate unlawfully or to push people toward harm, and it gives you 60 days to fix a problem the attorney general raises. Following NIST's risk framework for AI helps your defense. So if you make software, write down what each model is for, what data it learned from and how you test it.",
        ],
        source: {
          label: 'Texas Business and Commerce Code, chapter 503',
          url: 'https://statutes.capitol.texas.gov/Docs/BC/htm/BC.503.htm',
        },
      },
      {
        heading: 'Getting a founder-led Austin company ready to sell',
        paragraphs: [
          "Texas has no personal income tax, so the tax on your sale is mostly federal, and the way your company is organized can change it a lot. Some of those changes only pay off after years of waiting. Ask a CPA now, even if you plan to sell in five years. The state does collect franchise tax and sales tax, and Texas sales tax extends to data processing and some software services. Founders sometimes learn that from a buyer's accountant. Have your invoices checked before you go to market, because a careful buyer will want the Comptroller to confirm that nothing is owed.",
          "Your attorney will look at intellectual property and leases. We'd look at what still depends on you. Who deploys when you're out hiking? Who knows why the biggest account renews? Which dashboard does the team really trust? Write the answers down, hand the work over and take a month off. Whatever breaks while you're gone is your to-do list.",
        ],
        source: { label: 'Texas Comptroller, sales and use tax', url: 'https://comptroller.texas.gov/taxes/sales/' },
      },
    ],
  },
}
