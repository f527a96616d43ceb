import type { City } from './city.ts'

export const denver: City = {
  slug: 'denver-colorado-ai-consultants',
  city: 'Denver',
  state: 'Colorado',
  stateAbbr: 'CO',
  country: 'United States',
  countryCode: 'US',
  latitude: '39.7392',
  longitude: '-104.9903',
  region: 'front-range',
  localFact:
    'The Denver region has a large cluster of aerospace companies, alongside energy, telecommunications and outdoor recreation businesses.',
  serviceAreas: ['Aurora', 'Lakewood', 'Littleton', 'Westminster', 'Arvada', 'Boulder'],
  local: {
    expertise:
      "Many Denver owners work on two calendars, a steady one for industry and a wild one for hail and ski season. We help you handle both, and Colorado's patchwork of local taxes, without extra clerks.",
    services: {
      ai: 'A land surveyor or engineering office can have AI draft field summaries and search decades of plats and reports, with a licensed person checking every boundary statement.',
      automation:
        'An outdoor guide service or gear repair shop can take reservations, waivers and deposits online, and fill canceled spots from a waiting list when the weather turns.',
      exit: 'If employee ownership appeals to you, we help you explain the finances to staff, train team leads and record how decisions get made, so the company is ready before the lawyers start.',
    },
    sections: [
      {
        heading: 'Automate for hail season and other peaks',
        paragraphs: [
          'The Front Range builds spacecraft, manages oil, gas and renewables, and sells the mountains to visitors. Small firms supply all of it: tooling and composites shops in Littleton and Centennial, surveyors, breweries in RiNo, physical therapists, ski tuners, roofers. One spring hailstorm can bring a roofer more calls in a week than the whole winter did.',
          'Peaks like that are the best argument for automation here. Intake, inspection appointments, photo reports and insurance paperwork can run through one queue that holds up when everyone calls at once. Aerospace shops should ask first whether export rules such as ITAR allow their drawings in a given cloud tool at all. And give your billing software exact addresses. Denver and other home-rule cities run their own sales tax, and Denver also has an occupational tax on jobs. Avalanche calls, and the promise you make to a homeowner with a dripping ceiling, should stay with people.',
        ],
        source: {
          label: 'City and County of Denver, business taxes',
          url: 'https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Department-of-Finance/Our-Divisions/Treasury/Business-Tax-Information',
        },
      },
      {
        heading: "Colorado's new AI law starts January 1, 2027",
        paragraphs: [
          "Colorado replaced its 2024 AI act before it took effect. The new law, Senate Bill 26-189, was signed on May 14, 2026. It covers software that scores, ranks or recommends people and materially influences decisions about jobs, pay, housing, loans, insurance, health care or education. If you use a tool like that, you'll generally have to tell people, explain a bad outcome within 30 days, offer a human review and keep records for three years. Tools that only summarize or translate are generally outside it. Ask your hiring or screening vendor now what they'll give you, and look for the attorney general's rules, which are due before the start date.",
          'Fingerprint and face time clocks have had their own rules since July 2025: consent and a written policy, whatever your size. An older statute asks nearly every business for a written policy on destroying personal records, and for notice within 30 days of finding a breach. Neither policy has to be long. Write both before you buy the next tool.',
        ],
        source: {
          label: 'Colorado General Assembly, Senate Bill 26-189',
          url: 'https://leg.colorado.gov/bills/sb26-189',
        },
      },
      {
        heading: 'Colorado helps owners who sell to their employees',
        paragraphs: [
          "The state has an Employee Ownership Office that walks owners through the options, from stock ownership plans to worker cooperatives and trusts. A state tax credit has covered up to half of the conversion costs, within caps. You have to apply before you convert, so ask the office early what's still available. This route suits a company with steady profit, capable team leads and an owner who's content to be paid over several years.",
          'If you sell assets to an outside buyer, watch sales tax. Furniture, machines and vehicles can be taxable, by the state and separately by Denver, and whoever buys a retail business can take over its unpaid sales tax. A tax status letter from the state answers that question. Count back about four years and set the timetable with your CPA and attorney. We help with open-book basics, spending limits people can use without asking you, and a hail-season playbook the crew chiefs wrote themselves.',
        ],
        source: {
          label: 'Colorado Office of Economic Development, employee ownership tax credit',
          url: 'https://oedit.colorado.gov/employee-ownership-tax-credit',
        },
      },
    ],
  },
}
