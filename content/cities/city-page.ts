// The words that all city pages share. What is true of one city only stands in that city's own file.
export const cityPage = {
  whyChooseUs: {
    title: 'Why choose us',
    localExpertise: 'Local expertise',
    cards: [
      {
        title: 'AI & automation specialists',
        text: 'We choose, connect and test the tools ourselves, and leave your team able to run them without us.',
      },
      {
        title: 'Business exit planning',
        text: 'For owners planning to exit within 5 years: a business that leans on you less, with records that stand up to questions.',
      },
      {
        title: 'Modernization consulting',
        text: 'Old spreadsheets, paper forms and systems that do not talk to each other, brought up to date one step at a time.',
      },
    ],
  },
  services: {
    title: 'What we can do for you',
    cards: [
      {
        key: 'ai',
        title: 'AI Implementation',
        text: 'Assistants that draft, summarize and sort, within rules you set.',
      },
      {
        key: 'automation',
        title: 'Business Automation',
        text: 'Software that carries out routine steps, so that nobody types the same thing twice.',
      },
      { key: 'exit', title: 'Exit Strategy', text: 'A plan in the order in which a buyer will ask.' },
    ],
  },
  callToAction: {
    title: 'Start with a free assessment',
    // About 5 minutes here, about 3 on the home page: both readings are kept (docs/decisions/0009-two-readings.md).
    lead: 'It takes about 5 minutes, and our team reads every answer.',
  },
  otherCities: 'Other cities we serve',
} as const
