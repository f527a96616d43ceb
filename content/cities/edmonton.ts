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
  region: 'prairies',
  localFact:
    "Edmonton is Alberta's capital and the service centre for much of the province's energy industry. It's also the home of Amii, one of Canada's three national artificial intelligence institutes, which grew out of the University of Alberta.",
  serviceAreas: ['St. Albert', 'Sherwood Park', 'Spruce Grove', 'Leduc', 'Fort Saskatchewan'],
  local: {
    expertise:
      'Fabrication yards, public institutions and northern freight give Edmonton businesses long jobs with long paper trails. We help shorten the trail and leave the craft to your crew.',
    services: {
      ai: "Before the client's inspector opens a turnover package, AI can check that the mill certificates, weld maps and inspection sheets from your steel or pressure-vessel shop are all in it.",
      automation:
        'A camp caterer or northern freight hauler can link rotations, orders and loads, so one change to the crew list updates the manifest, the kitchen count and the bill.',
      exit: "If the shop's know-how sits with you and two journeymen close to retirement, we help you record it in short videos and checklists while they're still on the floor.",
    },
    sections: [
      {
        heading: 'Yards in Nisku, ministries downtown, binders everywhere',
        paragraphs: [
          "Drive from the refineries east of the city to the fabrication yards in Nisku and Leduc and you've seen what pays a lot of Edmonton wages: modules, pipe spools, tanks, maintenance crews, and trucks bound for Fort McMurray and the territories. In the city itself, it's government, a large university and major hospitals. One half of the economy buys by shutdown schedule, the other by budget year.",
          'Both halves want documents. Turnover binders, safety statistics and progress claims get put together by hand from the same facts. Software can collect each fact once, at the weld or at the front desk, and produce whichever version the customer needs. Leave the lift plan on a windy day to the foreman.',
        ],
      },
      {
        heading: "A clinic's AI scribe needs a privacy assessment first",
        paragraphs: [
          "Say a dental clinic off Whyte Avenue wants AI to write up its appointments. Patient records come under Alberta's Health Information Act, and dentists are custodians under that act. A custodian submits a privacy impact assessment to the provincial commissioner before a tool like that goes in. The commissioner's office has published guidance on AI scribes. Read it first, and ask the vendor those questions before you sign.",
          'A welding shop has only the private-sector act, PIPA, to think about. PIPA expects you to tell people when a service provider outside Canada handles their information, and who in your company can answer questions about it. A lot of cloud software fits that description, so make a list. The province was consulting on changes to PIPA in the first half of 2026. For project money, start with PrairiesCan, which has its head office in the city.',
        ],
        source: {
          label: "Alberta's privacy commissioner, Health Information Act",
          url: 'https://oipc.ab.ca/legislation/hia/',
        },
      },
      {
        heading: 'When your foremen are the likeliest buyers',
        paragraphs: [
          'A fabrication business can be worth more to its foremen than to a stranger, because they know which jobs make money. They rarely have the cash, so the price is usually paid over time out of profits, and you carry part of the risk. Prepare for the first year after you leave. Can they price a job, pass an audit and keep the customers? If you build or repair pressure equipment under an ABSA certificate of authorization, ask ABSA what a new owner would mean for it, and who would look after the quality program.',
          "Then take stock of the yard. List every crane, truck and welder with its serial number, what it's worth and whether anyone has a lien on it. Old registrations can linger in Alberta's Personal Property Registry after a loan is paid off, and a buyer's lawyer will find them. Bring the list to your CPA and lawyer, with an honest page about what would stop if you got sick. That page is where we'd begin: quoting, quality and safety procedures, written by the people who do the work.",
        ],
        source: { label: 'ABSA, the pressure equipment safety authority', url: 'https://www.absa.ca' },
      },
    ],
  },
}
