import type { City } from './city.ts'

export const sanJose: City = {
  slug: 'san-jose-california-ai-consultants',
  city: 'San Jose',
  state: 'California',
  stateAbbr: 'CA',
  country: 'United States',
  countryCode: 'US',
  latitude: '37.3382',
  longitude: '-121.8863',
  region: 'bay-area',
  localFact:
    'San Jose is the largest city in Silicon Valley and the headquarters of technology companies such as Cisco and Adobe.',
  serviceAreas: ['Santa Clara', 'Sunnyvale', 'Campbell', 'Milpitas', 'Cupertino'],
  local: {
    expertise:
      "Everyone in Silicon Valley talks about AI, and plenty of shops still quote from an old spreadsheet. We help the valley's machine shops, practices and contractors pick a few useful tools and skip the rest.",
    services: {
      ai: "At a machine shop in Santa Clara, AI can pull tolerances, materials and finishes from a customer's drawing into the quoting sheet. The estimator checks it and sets the price.",
      automation:
        'Front-desk staff are hard to hire here. Recalls, intake, insurance checks and waitlist offers for a dental or physical therapy practice can run in one flow, which gives the desk a quieter day.',
      exit: 'Your engineers could leave for a giant down the road. We help you document methods, settle who owns the designs and plan retention before a buyer starts asking.',
    },
    sections: [
      {
        heading: 'The other Silicon Valley: shops, clinics and trades',
        paragraphs: [
          "Behind the famous campuses there's another valley of prototype machinists, board assemblers, test labs, caterers, landscapers, immigration lawyers and tutoring centers. They sell to some of the most demanding customers anywhere and compete with them for staff. With wages and rents this high, you can work out quickly what a saved hour is worth.",
          "The local temptation is to automate too much, too soon, with a tool whose maker may be gone in a year. Start from the task. Quotes with many drawings, incoming inspection data, purchase order acknowledgments and appointment messages are good candidates. Ask each vendor how you'd get your data back. If a customer's drawings are confidential, get a contract that bars training on them before anyone uploads one. Tuning a difficult part and calming a nervous family at visa time are still jobs for your people.",
        ],
      },
      {
        heading: 'Your big customers will send you California privacy terms',
        paragraphs: [
          "The California Consumer Privacy Act covers businesses above certain sizes, for example more than about $26.6 million in yearly revenue as of 2026. You may be far below that and still meet the law, because covered companies have to bind their service providers by contract. Expect a data-processing agreement: use the information only for the agreed purpose, don't sell it, help with deletion requests. That's how a ten-person payroll service ends up with real privacy duties. Keep a list of every subcontractor and AI tool that sees the data, and don't sign what you can't do.",
          "One rule may reach you directly. Since October 2025, California's civil rights regulations spell out how AI may be used in hiring and other job decisions, in general at employers with five or more people. If a tool ranks your applicants, ask the vendor how it was tested for bias, and keep the records for four years.",
        ],
        source: {
          label: 'California Privacy Protection Agency, questions and answers',
          url: 'https://cppa.ca.gov/faq',
        },
      },
      {
        heading: "Noncompetes won't hold your team, so plan how to keep it",
        paragraphs: [
          "Buyers in the valley often want the team as much as the product. California voids nearly all noncompetes with employees, and since 2024 it's been unlawful even to put one in an employment contract, so clean up old templates before due diligence. You can be asked to sign one yourself when you sell the business or its goodwill. For everyone else, a buyer will look at retention bonuses and at how much of the know-how is written down.",
          "Check, too, that every engineer and contractor has assigned their inventions to the company, because a missing signature can delay closing. State law generally protects what employees invent on their own time with their own equipment, so have an attorney look at the wording. On tax, California doesn't follow the federal exclusion for qualified small business stock (section 1202), and it taxes long-term gains at ordinary rates. In the years before a sale, we help you turn unwritten know-how into work instructions, win customers besides the one big name, and hand daily quoting to someone else.",
        ],
        source: {
          label: 'California Business and Professions Code, section 16600',
          url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=16600',
        },
      },
    ],
  },
}
