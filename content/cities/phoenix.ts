import type { City } from './city.ts'

export const phoenix: City = {
  slug: 'phoenix-arizona-ai-consultants',
  city: 'Phoenix',
  state: 'Arizona',
  stateAbbr: 'AZ',
  country: 'United States',
  countryCode: 'US',
  latitude: '33.4484',
  longitude: '-112.0740',
  region: 'desert',
  localFact:
    "Greater Phoenix is one of the main semiconductor manufacturing regions in the United States, with large plants in Chandler and on the city's north side.",
  serviceAreas: ['Scottsdale', 'Tempe', 'Mesa', 'Chandler', 'Glendale'],
  local: {
    expertise:
      'Greater Phoenix has grown for decades, and fast growth can hide a lot of waste. We help owners see which part of theirs is profit and which part is just more trucks on the road.',
    services: {
      ai: "In July, a house without cooling can't wait until morning. AI can sort an air-conditioning company's after-hours messages by urgency and alert the on-call technician right away.",
      automation:
        'A machine shop that supplies chip plants can produce certificates, labels and advance shipping notices straight from the job traveler, in the format each plant requires.',
      exit: "An Arizona contractor's license depends on its qualifying party. If that's you, we help prepare a second person and write down how you estimate, long before you put the business up for sale.",
    },
    sections: [
      {
        heading: 'Plan for two rush seasons and two kinds of customers',
        paragraphs: [
          "Around the chip plants in Chandler and on the north side, a supply base has formed: machine shops, gas and water specialists, cleaners, staffing firms. Their customers run some of the most exacting factories anywhere. In the rest of the valley it's houses that keep people busy, with roofs, pools, solar, pest control and above all cooling. Summer is the air-conditioning rush. From about November to April the winter visitors are back, and clinics, golf courses and patios fill up.",
          "Home-service companies gain the most from automated dispatch, maintenance plans and reminders timed to those seasons. Suppliers to the chip plants gain the most from document control, because one outdated certificate can hold up a shipment. A diagnosis on a 110-degree roof, a warranty dispute and the decision to stop work because of heat aren't jobs for software.",
        ],
        source: {
          label: 'Arizona Commerce Authority, manufacturing',
          url: 'https://www.azcommerce.com/industries/manufacturing/',
        },
      },
      {
        heading: "Gate codes, empty houses and Arizona's breach law",
        paragraphs: [
          "The Arizona privacy rule you're most likely to meet is the data breach law. It covers details such as Social Security, driver's license and card numbers, and email addresses with their passwords. If they get out unencrypted, you have 45 days to tell the people affected. With more than 1,000 people involved, the attorney general, Arizona's Department of Homeland Security and the credit bureaus have to be notified too.",
          "What a home-service company holds may not even be on that list: gate codes, alarm instructions, the months when a house stands empty, photos of the inside. In the wrong hands, those can do more harm than a card number. Limit who can see them, delete them when a customer leaves, and keep them out of public AI tools. If a tool reads your job notes, move the codes to a separate field that it can't see.",
        ],
        source: { label: 'Arizona Revised Statutes, section 18-552', url: 'https://www.azleg.gov/ars/18/00552.htm' },
      },
      {
        heading: 'License, spouse and sales tax: leaving an Arizona business',
        paragraphs: [
          "A contractor's license in Arizona names a qualifying party and can't be transferred. When that person leaves, the company generally has only a short time to bring in someone else who qualifies before the license is suspended. So if it's you, have your replacement ready before you sell. Arizona is also a community property state. Your husband or wife may own half of what you're selling, so plan for both signatures.",
          "Then there's transaction privilege tax, Arizona's version of sales tax, which can follow the assets. The buyer is expected to hold back enough to cover it until you produce a receipt or certificate from the Department of Revenue. The income tax side is kinder. Arizona has a flat rate and has let owners subtract 25 percent of a long-term gain on assets acquired after 2011. Ask your CPA how that applies to you, and keep proof of when you acquired what. We use the years before a sale to turn maintenance agreements into recurring revenue, train a dispatcher to run the board, and get your pricing into a book anyone can quote from.",
        ],
        source: { label: 'Arizona Registrar of Contractors', url: 'https://roc.az.gov/' },
      },
    ],
  },
}
