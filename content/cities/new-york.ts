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
    'New York is home to the New York Stock Exchange and Nasdaq, but most of its businesses have fewer than 20 employees.',
  serviceAreas: ['Yonkers', 'New Rochelle', 'White Plains', 'Jersey City', 'Hoboken'],
  local: {
    expertise:
      'In New York a slow answer can lose the customer, and a late filing can cost a fine. We help owners set up systems that catch both, from evening inquiries to permit renewals.',
    services: {
      ai: 'City notices and building violations pile up fast. For a small architecture or law practice, AI can sort them by address and deadline and draft a summary for a professional to check.',
      automation:
        'A restaurant group with kitchens in Brooklyn and Queens can compare every supplier invoice with the agreed prices overnight, so increases get noticed before the checks go out.',
      exit: "Anyone who buys a New York shop or practice will want to see the lease, the books and who's staying. We help you get all of that ready, including the terms for assigning the lease.",
    },
    sections: [
      {
        heading: 'Start with whatever makes customers wait',
        paragraphs: [
          'Wall Street, fashion and Broadway get the attention. Much of the work behind them is done by small companies: a trimmings supplier in the Garment District, an elevator contractor in Long Island City, a bakery in Bay Ridge, a bookkeeper above a pharmacy in Jackson Heights. Their customers have other choices a few subway stops away, so the first good answer often gets the job.',
          "That's why we'd look for delays first. Software can prepare certificates of insurance for building managers, permit renewals, delivery routes, and tip and overtime records. It can also draft a reply to an 11 p.m. inquiry, in Spanish or Mandarin if need be, for someone to approve. If a chatbot talks to your customers directly, let it say that it's a bot. Fittings, tastings and anything that involves a co-op board should stay with people.",
        ],
      },
      {
        heading: "New York's rules on data, hiring tools, cameras and prices",
        paragraphs: [
          "The state's SHIELD Act applies to almost anyone who stores private information about New Yorkers, such as Social Security or card numbers, on a computer. You need reasonable safeguards, which a small business may scale to its size. After a breach you generally have 30 days to notify everyone affected, and several state agencies have to hear about it too. Write down now who has access to what, and who would send those notices.",
          "Three other rules catch owners by surprise. Under the city's Local Law 144, an automated tool that weighs heavily in hiring or promotion needs a yearly bias audit and a notice to candidates. Shops, restaurants and venues in the city that collect biometric data, for example with face recognition at the door, must post a sign. And since November 2025, state law requires a notice next to any price that an algorithm set with a customer's personal data. If your online store personalizes prices, ask whether that means you.",
        ],
        source: {
          label: 'New York Attorney General, SHIELD Act',
          url: 'https://ag.ny.gov/resources/organizations/data-breach-reporting/shield-act',
        },
      },
      {
        heading: 'What city taxes and your lease mean for a sale',
        paragraphs: [
          "If you live in the five boroughs, the city taxes your gain, along with the state and the IRS. It taxes the business as well. Partnerships and sole proprietors may owe the unincorporated business tax, and since the city doesn't recognize the S election, it taxes an S corporation as a regular corporation. Ask your CPA to run a sale through all three levels before you settle on a price. The state also has its own estate tax, with a cliff: go more than 5 percent over the exemption ($7.35 million in 2026) and the exemption is gone.",
          "If you collect sales tax, whoever buys your assets has to notify the state tax department at least 10 days before paying or taking over. A buyer who skips that can end up owing your unpaid sales tax. Then there's the landlord. Find out early whether you can assign the lease. If you signed a good guy guaranty, as many tenants in the city do, get it released in writing when the buyer takes over, or you could still be backing their rent. We help with what the buyer will run: costed recipes, recorded vendor terms, and a manager who opens and closes without you.",
        ],
        source: {
          label: 'NYC Department of Finance, unincorporated business tax',
          url: 'https://www.nyc.gov/site/finance/business/business-unincorporated-business-tax-ubt.page',
        },
      },
    ],
  },
}
