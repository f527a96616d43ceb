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
      'Calgary owners plan for swings: a good year fills the phone lines and a bad one empties them. We help build office work that stretches and shrinks without a round of hiring or layoffs.',
    services: {
      ai: "Field notes, photographs and lab results from an environmental or geotechnical job go in; a first draft of the report comes out in the consultancy's own format, ready for the professional who signs.",
      automation:
        "An oilfield service company can match field tickets to purchase orders and upload invoices to each producer's portal in the form it demands, so that no payment waits for a missing code.",
      exit: 'For an owner who has lived through several cycles, we help show a buyer what the business earns in an average year, backed by job-level records rather than one exceptional season.',
    },
    sections: [
      {
        heading: 'Life beside the head offices',
        paragraphs: [
          "Producers, pipeline companies and the engineers who serve them still set Calgary's rhythm, even as warehouses at Balzac, agrifood firms, software and film work widen the base. Head offices buy land administration, safety training, catering, instrumentation and courier runs from small companies. Terms come from the customer. So do the portals, each with its own login, field ticket and cost code, and a rejected invoice waits another month.",
          'That chain runs on consistency, which is why it suits automation. Let software carry the ticket from tablet to invoice, check the rate sheet, and warn you when a certificate is about to lapse. Estimating is a mixed case: gather the history automatically, let an experienced estimator put the number down. A Kensington clinic or a home builder has the plainer version: bookings, deposits, reminders, change orders.',
        ],
      },
      {
        heading: 'Alberta privacy law rides along in the work truck',
        paragraphs: [
          "Alberta has private-sector privacy legislation of its own, known as PIPA. The federal law leaves most workplaces to the provinces; Alberta's covers employees along with customers. That matters the day you install trackers or dash cameras. Staff should be told what is collected and for which purpose, the purpose must be reasonable, and the recordings must not become a pile nobody guards. If information is lost and someone faces a real risk of significant harm, the provincial commissioner must be told. Carriers that cross provincial borders are a separate case: they are federally regulated, in privacy as in much else.",
          'For project money, Alberta Innovates and NRC IRAP talk to companies with something technically new; PrairiesCan and BDC look at growth; SR&ED comes through the federal return. Mailing that list of rig managers from 2014 is an anti-spam question, under CASL, before it is a marketing question.',
        ],
      },
      {
        heading: 'Cash in the company, and other things to tidy before you leave',
        paragraphs: [
          "Prudent Calgary companies pile up cash in strong years to live through weak ones. It is sound management and awkward tax planning, because the lifetime capital gains exemption asks that nearly all of a company's assets be at work in an active business when its shares are sold. A holding company set up in time may help, if your tax adviser agrees. Alberta also administers its own corporate income tax, on a return called the AT1; keep it up to date.",
          "The absence of a provincial sales tax makes an asset deal simpler here than in neighbouring provinces, though GST and the split of the price among equipment, inventory and goodwill still need agreement. Where revenue follows commodity prices, a buyer may propose an earn-out. Work through the options with a CPA and corporate counsel three years out. Over those years we help make the story provable: margins by job, contracts in the company's name, an operations manager who already runs the morning call.",
        ],
      },
    ],
  },
}
