import type { City } from './city.ts'

export const seattle: City = {
  slug: 'seattle-washington-ai-consultants',
  city: 'Seattle',
  state: 'Washington',
  stateAbbr: 'WA',
  country: 'United States',
  countryCode: 'US',
  latitude: '47.6062',
  longitude: '-122.3321',
  region: 'pacific-northwest',
  localFact:
    'Amazon is based in Seattle, Microsoft in nearby Redmond, and Boeing builds jetliners in Renton and Everett.',
  serviceAreas: ['Bellevue', 'Redmond', 'Kirkland', 'Renton', 'Everett'],
  local: {
    expertise:
      "Seattle customers are used to the order updates the tech giants send. We help companies of ten or forty people offer the part their own customers care about, and we'll say which part isn't worth it.",
    services: {
      ai: "AI can compare a new purchase order's quality clauses with the ones an aerospace supplier in Kent has already accepted, so someone reads only what changed.",
      automation:
        'A coffee roaster or specialty food maker can connect its web shop, wholesale orders and roasting plan, print labels in route order and reorder packaging before it runs out.',
      exit: "At a family machine shop or marine supplier, setups, vessel histories and pricing often live in a few people's heads. We help get them on paper, so you can plan the sale and the handover.",
    },
    sections: [
      {
        heading: 'Small companies next to very large ones',
        paragraphs: [
          "Cloud computing and aircraft pay many of the region's salaries. Suppliers in Kent, Auburn and Everett machine, coat and inspect parts for airplane programs. The North Pacific fishing fleet ties up at Fishermen's Terminal and calls on welders, riggers and refrigeration mechanics. Neighborhood businesses pay wages that follow tech pay and serve customers who order from their phones at midnight.",
          "You can get closer to what those customers expect with simple tools: order confirmations that go out on their own, stock figures that are right, and a text when the technician is twenty minutes away. Aerospace shops can collect inspection records automatically. Where a decision carries liability, such as a weld repair at sea or an airworthiness release, let the software look things up and let a person decide. There's one cost to plan for. Since October 2025, Washington's sales tax covers IT support, custom software and software training, so ask whether a vendor's quote includes it. A 2026 law would end most of that on January 1, 2029, if the law stands; the state's page, linked below, has the current list.",
        ],
        source: {
          label: 'Washington Department of Revenue, services newly subject to sales tax',
          url: 'https://dor.wa.gov/taxes-rates/retail-sales-tax/services-newly-subject-retail-sales-tax',
        },
      },
      {
        heading: "Washington's health data law reaches yoga studios too",
        paragraphs: [
          "The My Health My Data Act goes well beyond hospitals. A yoga studio's injury form, a supplement shop's purchase history or a fitness app can count as consumer health data, and no revenue threshold lets small companies off. In general you need consent to collect more than the service requires, separate permission before you share it, and a health data privacy policy linked from your home page. Customers can sue. Patient records already covered by HIPAA are treated separately.",
          "So look at your forms before you connect them to anything. If you don't need to know about a medical condition, delete the question. If you do, keep the answer away from your email list, your advertising pixels and any AI tool that's allowed to reuse what you give it. Then write down where the data lives and who can open it.",
        ],
        source: {
          label: 'My Health My Data Act, chapter 19.373 RCW',
          url: 'https://app.leg.wa.gov/RCW/default.aspx?cite=19.373',
        },
      },
      {
        heading: 'Two state taxes to plan a Seattle sale around',
        paragraphs: [
          "Washington taxes long-term capital gains above roughly $280,000 a year, at 7 percent, and at 9.9 percent on the part over $1 million. Real estate is exempt, and so is the sale of a qualifying family-owned small business. In general that means you've held your share for at least five years, you or your family worked in the business for five of the last ten, and revenue is no more than about $10 million. Have your CPA test it early. The second tax is new: a law signed in March 2026 would put 9.9 percent on income above $1 million from January 1, 2028. Initiative 645, on the ballot of November 3, 2026, asked voters to repeal it, and it was challenged in court as well. Check both results, and how the tax would treat a sale like yours, before you pick a closing year.",
          "A buyer can become liable for your unpaid B&O tax, so expect to be asked for proof from the Department of Revenue. From June 30, 2027, noncompetes with employees are void in Washington, though a seller with at least 1 percent can still sign one. That makes a team that's willing to stay more valuable. We help you show that it can run the place, with a lead machinist who quotes jobs and a month of orders shipped without your login.",
        ],
        source: {
          label: 'Washington Department of Revenue, capital gains tax',
          url: 'https://dor.wa.gov/taxes-rates/other-taxes/capital-gains-tax',
        },
      },
    ],
  },
}
