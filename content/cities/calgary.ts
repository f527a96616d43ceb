import type { City } from './city.ts'

export const calgary: City = {
  slug: 'calgary-alberta-ai-consultants',
  city: 'Calgary',
  state: 'Alberta',
  stateAbbr: 'AB',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '51.0447',
  longitude: '-114.0719',
  region: 'foothills',
  localFact:
    "Calgary is the head-office city of Canada's oil and gas industry, with strong transportation, agribusiness and technology businesses alongside it.",
  serviceAreas: ['Airdrie', 'Cochrane', 'Okotoks', 'Chestermere'],
  local: {
    expertise:
      "Calgary owners plan for swings: one year the phone doesn't stop, the next it barely rings. We help you set up office work that can grow and shrink without a round of hiring or layoffs.",
    services: {
      ai: "Field notes, photos and lab results from an environmental or geotechnical job go in, and a first draft of the report comes out in your firm's format, ready for the professional who signs it.",
      automation:
        "An oilfield service company can match field tickets to purchase orders and upload invoices to each producer's portal in the right format, so no payment waits on a missing code.",
      exit: "If you've lived through several cycles, we help you show a buyer what the business earns in an average year, with records for every job instead of one great season.",
    },
    sections: [
      {
        heading: 'Every producer has its own portal',
        paragraphs: [
          "Producers, pipeline companies and their engineers still set Calgary's pace, even as warehouses at Balzac, agrifood, software and film widen the base. Head offices buy land administration, safety training, catering, instrumentation and courier runs from small companies, on the customer's terms. Each portal has its own login, field ticket and cost code, and a rejected invoice can wait another month.",
          "That's good work to automate, because the rules are written down. Software can carry the ticket from the tablet to the invoice, check the rate sheet and warn you when a safety certificate is about to lapse. Estimating is half and half: let software gather the history, and let an experienced estimator put down the number. A clinic in Kensington or a home builder has the simpler version: bookings, deposits, reminders, change orders.",
        ],
        source: { label: 'Calgary Economic Development', url: 'https://www.calgaryeconomicdevelopment.com/' },
      },
      {
        heading: "Alberta's privacy act and the dash cam in your truck",
        paragraphs: [
          "Alberta's Personal Information Protection Act, PIPA, covers your employees and your customers. You'll notice it the day you install trackers or dash cameras. Tell your staff what's collected and why, keep the reason reasonable, and decide who may watch the recordings and when they're erased. If information is lost and someone faces a real risk of significant harm, you have to report it to the provincial commissioner. Carriers that cross provincial borders are federally regulated and follow the federal act. The province held a consultation on rewriting PIPA in early 2026, so check for changes before you buy a new system.",
          "And that list of rig managers from 2014? Mailing it is an anti-spam question before it's a marketing question. Sort it first: last job, last reply, consent on file or not. Then write to the people you can. If your project is technically new, Alberta Innovates is worth a call.",
        ],
        source: {
          label: "Alberta's privacy commissioner, Personal Information Protection Act",
          url: 'https://oipc.ab.ca/legislation/pipa/',
        },
      },
      {
        heading: "Cash, cycles and Alberta's own tax return",
        paragraphs: [
          "Careful Calgary companies build up cash in strong years to get through weak ones. It's good management, but a large pile of cash or investments can cost you the lifetime capital gains exemption when you sell shares. Talk to a tax adviser while there's time to move it, which means years ahead. Alberta also collects its own corporate income tax, on a return called the AT1. Keep it current: a buyer will ask for it next to the federal one.",
          "With no provincial sales tax, an asset deal is simpler here than in the provinces on either side. Where revenue follows the price of oil, a buyer may offer an earn-out: part of the price now, the rest if the good years last. You can judge that offer better with margins by job across a full cycle. We help you build that record, get contracts into the company's name and hand the morning call to an operations manager.",
        ],
        source: {
          label: 'Government of Alberta, corporate income tax',
          url: 'https://www.alberta.ca/corporate-income-tax',
        },
      },
    ],
  },
}
