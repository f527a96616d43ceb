import type { City } from './city.ts'

export const dallas: City = {
  slug: 'dallas-texas-ai-consultants',
  city: 'Dallas',
  state: 'Texas',
  stateAbbr: 'TX',
  country: 'United States',
  countryCode: 'US',
  latitude: '32.7767',
  longitude: '-96.7970',
  region: 'north-texas',
  localFact:
    'Dallas is a center of finance, telecommunications and logistics, and Dallas Fort Worth International Airport is one of the busiest in the world.',
  serviceAreas: ['Irving', 'Richardson', 'Garland', 'Plano', 'Frisco'],
  local: {
    expertise:
      'Dallas and its northern suburbs are full of corporate offices that expect quick answers and clean paperwork from every vendor. We help a small company deliver both without hiring for it.',
    services: {
      ai: 'At an independent insurance agency or mortgage broker, AI can check policy or loan documents against your list and draft the questions to ask. Your licensed people still make every recommendation.',
      automation:
        "It's easy to give away extra work. Software can carry an electrical contractor's change orders from the superintendent's phone to a signed approval and on to billing, typed once.",
      exit: 'If a private equity group is courting your trade business, know your own numbers before you agree to negotiate with nobody else. We help you get them straight and build up recurring service revenue.',
    },
    sections: [
      {
        heading: 'Selling to corporate Dallas from a small office',
        paragraphs: [
          'Corporate campuses run from Las Colinas to Legacy in Plano, and telecom has its own corridor in Richardson. Add banks, insurers, two busy airports and construction in nearly every direction, and a lot of Dallas companies sell mainly to other companies. If yours is one of them, customers judge you on response time, correct invoices and insurance certificates that never lapse. A pool or fence builder in Frisco is judged on reviews and start dates instead.',
          "Sales follow-up is where we'd start. Quotes go out, the estimator moves on to the next site, and nobody calls the customer back. A simple schedule of reminders, drafted by AI and sent by a person, can win back some of those jobs. After that come change orders, subcontractor insurance and lien waivers, where somebody has to notice what's missing. Keep the price talks for yourself, and the lunch where a client tells you what's really going on.",
        ],
      },
      {
        heading: 'Texas treats marketing texts like telemarketing calls',
        paragraphs: [
          "Before you automate follow-up by text, know about Senate Bill 140. Since September 1, 2025, a sales text counts as telephone solicitation in Texas, and some senders have to register with the Secretary of State and post $10,000 in security. In November 2025 the state agreed that texts sent with the person's prior consent don't require that. No-call rules still apply, and people can sue. So get permission in writing when you take the number, keep the record, and stop when someone says stop.",
          "Two other state laws are easier to live with. Senate Bill 2610 protects companies with fewer than 250 employees from punitive damages after a data breach if they kept up a security program that fits their size. Below 20 employees the list is short and includes password rules and staff training. And the Texas AI law, in force since January 2026, asks little of most private companies: mainly, don't set out to use AI to discriminate or to push people toward harm.",
        ],
        source: {
          label: 'Texas Business and Commerce Code, chapter 302',
          url: 'https://statutes.capitol.texas.gov/Docs/BC/htm/BC.302.htm',
        },
      },
      {
        heading: 'Before you answer a private equity letter',
        paragraphs: [
          "If you own a heating, roofing, dental, veterinary or accounting firm around Dallas, don't be surprised by letters from groups that are buying up your trade. The price in the letter is rarely what reaches your bank. Part may come as shares in the buyer, part may depend on future earnings, and you'll have to leave working capital behind. Have your CPA and a deal attorney read it before you reply.",
          "Texas won't tax your personal gain. It has no personal income tax, and in November 2025 voters put a ban on capital gains taxes into the state constitution. Franchise and sales tax still have to be settled, and a buyer who closes without a certificate of no tax due from the Comptroller can end up owing yours. The certificate can take up to 90 days, so plan for it. We help with what comes earlier: job costing you trust, service agreements that renew, and a sales process that works while you're on vacation. Aim for two years of history to show a buyer.",
        ],
        source: {
          label: 'Texas Comptroller, Buying an Existing Business',
          url: 'https://comptroller.texas.gov/taxes/publications/98-117.php',
        },
      },
    ],
  },
}
