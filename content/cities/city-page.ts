import type { Site } from '#content/site.ts'

/** A name in braces is filled in from the city (city-values.ts). */
export const createCityWords = ({ address, email }: Site) => ({
  metaTitle: 'AI Consultants in {city}, {stateAbbr}',
  // 5 minutes here, 3 on the home page (decision 0009).
  metaDescription:
    'AI, automation, modernization and exit planning for business owners in {city}, {state}. Start with a free assessment that takes about 5 minutes.',
  title: 'AI & Automation Consultants in {city}, {state}',
  remote: `From ${address.city}, we work by video and phone.`,
  facts: {
    headquarters: { title: 'Headquarters', text: `${address.city}, ${address.provinceAbbr}, ${address.country}` },
    email: { title: 'Email', text: email, to: `mailto:${email}` },
    serviceAreas: { title: 'Service areas', text: '{serviceAreas} and across {country}' },
  },
  disclaimer: 'General information, checked November 2026. Not legal or tax advice: ask your own CPA and lawyer.',
  nationalRules: {
    CA: { text: 'Rules that apply across Canada', to: '/national-rules#canada' },
    US: { text: 'Rules that apply across the United States', to: '/national-rules#united-states' },
  },
  whyChooseUs: {
    title: 'Why choose us',
    localExpertise: 'Local expertise',
    cards: [
      {
        title: 'AI & automation specialists',
        text: 'We choose, connect and test the tools ourselves, and write down how they work, so your team can run them.',
      },
      {
        title: 'Business exit planning',
        text: "For owners planning to exit within 5 years: a business that depends on you less, with records ready for a buyer's questions.",
      },
      {
        title: 'Modernization consulting',
        text: "We replace old spreadsheets, paper forms and systems that don't connect, one step at a time.",
      },
    ],
  },
  services: {
    title: 'What we can do for you',
    cards: [
      { key: 'ai' as const, title: 'AI Implementation' },
      { key: 'automation' as const, title: 'Business Automation' },
      { key: 'exit' as const, title: 'Exit Strategy' },
    ],
  },
  callToAction: {
    title: 'Start with a free assessment',
    // 5 minutes here, 3 on the home page (decision 0009).
    lead: "It takes about 5 minutes, often 3, and it's confidential.",
    start: { text: 'Start Your Free Assessment', to: '/' },
    about: { text: 'Learn More About Us', to: '/about' },
  },
  otherCities: 'Other cities we serve',
})
