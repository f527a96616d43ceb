import type { City } from './city.ts'

export const edmonton: City = {
  slug: 'edmonton-alberta-ai-consultants',
  city: 'Edmonton',
  state: 'Alberta',
  stateAbbr: 'AB',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '53.5461',
  longitude: '-113.4938',
  region: 'foothills',
  localFact:
    "Edmonton is Alberta's capital and the service centre for much of the province's energy industry. It is also the home of Amii, one of Canada's three national artificial intelligence institutes, which grew out of the University of Alberta.",
  serviceAreas: ['St. Albert', 'Sherwood Park', 'Spruce Grove', 'Leduc', 'Fort Saskatchewan'],
  local: {
    expertise:
      'Fabrication yards, public institutions and northern logistics give Edmonton businesses long jobs with long paper trails. Working by video from two provinces over, we help shorten the trail and leave the craftsmanship alone.',
    services: {
      ai: "Before the client's inspector opens a turnover package, AI can check that the mill certificates, weld maps and inspection sheets of a steel or pressure-vessel shop are all in it.",
      automation:
        'One change in a crew list updates the manifest, the kitchen count and the bill, once a camp caterer or northern freight hauler has tied rotations, orders and loads together.',
      exit: "If the shop's know-how sits with you and two journeymen close to retirement, we help capture it in short videos and checklists while they are still on the floor.",
    },
    sections: [
      {
        heading: 'Yards in Nisku, ministries downtown',
        paragraphs: [
          'Drive from the refineries east of the city to the fabrication yards of Nisku and Leduc and you have seen what pays many Edmonton wages: modules, pipe spools, tanks, maintenance crews, and trucks bound for Fort McMurray and the territories. In the city itself the picture changes to government, a large university and major hospitals. One half of the economy buys by shutdown schedule, the other by budget year.',
          "Both halves love documents. Turnover binders, safety statistics and progress claims are assembled by hand from the same facts. Good software can collect those facts once, at the weld or at the front desk, and produce each version on demand. A lift plan in a shifting wind is another matter: no dashboard replaces a foreman's eye.",
        ],
      },
      {
        heading: 'From intake form to impact assessment',
        paragraphs: [
          "Picture a dental clinic off Whyte Avenue that wants AI to write up its appointments. Patient records come under Alberta's Health Information Act, and custodians under that act prepare a privacy impact assessment for the provincial commissioner before such a system goes in. The clinic's staff files and mailing list are governed by a different statute, the province's private-sector act (PIPA), which also expects you to tell people when a service provider outside Canada will handle their details. A welding shop meets only the second law, yet it too must know where its cloud software keeps records.",
          'PrairiesCan has its headquarters in the city, NRC IRAP advisers work with manufacturers in the region, and Alberta Innovates funds applied projects. Trials on your own floor can qualify for SR&ED if you note the uncertainty and the tests as you go. Before mailing an old trade-show list, read up on consent under CASL, the anti-spam law.',
        ],
      },
      {
        heading: 'Who takes over the shop',
        paragraphs: [
          'A fabrication business can be worth more to its foremen than to a stranger, because they know which jobs make money. Canadian tax law provides for the employee ownership trust, which buys the company on behalf of the staff and can pay over time, and has rules for genuine transfers to adult children. An outside sale remains possible: by shares, where you may be able to use the lifetime capital gains exemption, or by assets, where cranes and trucks may bring past depreciation back into income.',
          'Alberta levies no provincial sales tax and assesses corporations on a return of its own, so the provincial part is short; the federal part deserves a long afternoon with your CPA and a lawyer. Bring them a valuation, a list of equipment, and an honest account of what would stop if you fell ill. That last page is where we begin. Procedures for quoting, quality and safety, written by those who do the work, tend to calm buyers and bankers. Begin early, since habits form slowly.',
        ],
      },
    ],
  },
}
