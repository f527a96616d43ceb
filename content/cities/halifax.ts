import type { City } from './city.ts'

export const halifax: City = {
  slug: 'halifax-nova-scotia-ai-consultants',
  city: 'Halifax',
  state: 'Nova Scotia',
  stateAbbr: 'NS',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '44.6488',
  longitude: '-63.5752',
  region: 'atlantic-harbour',
  localFact:
    "Halifax is built around one of the world's great natural harbours, home to a major container port, a naval shipyard and the Royal Canadian Navy's Atlantic fleet.",
  serviceAreas: ['Truro', 'Windsor', 'Elmsdale', 'Chester', 'Bridgewater'],
  local: {
    expertise:
      'Around Halifax Harbour everyone seems to know everyone, and good people are hard to replace. So we look first for changes that make the week easier for the team you have.',
    services: {
      ai: 'A marine surveyor or ocean-technology firm can have AI turn dictated inspection notes and photos into a draft report. The findings and the signature stay with the surveyor.',
      automation:
        'Cruise-day inquiries, deposits and directions can run on their own in season and pause when it ends, which gives a tour operator or an inn more time with guests.',
      exit: 'If no buyer within driving distance comes to mind, we help you make the business easy to understand for one from away: repeat customers, written routines and books that close every month.',
    },
    sections: [
      {
        heading: 'Shipyard work, hospital work, summer work',
        paragraphs: [
          'Warships are built at Halifax Shipyard, the Atlantic fleet is based nearby, containers come ashore at the port, and ocean-technology companies test their instruments from the Dartmouth side. Hospitals, universities and the provincial government bring in the rest of Nova Scotia, and visitors fill a short, intense season. You might serve a defence contractor in the morning and a lobster exporter after lunch.',
          "What's scarce is a capable person's hour. Give hours back where the rules are clear: crew time sheets, quality documents for naval subcontracts, export paperwork, appointment reminders, rental turnovers. People on this coast buy from you for a long memory and a straight answer, so keep those in human hands. And no schedule a machine draws up outranks the marine forecast.",
        ],
        source: { label: 'Halifax Port Authority', url: 'https://www.porthalifax.ca/' },
      },
      {
        heading: 'Privacy rules for a clinic, a tax credit for a fish plant',
        paragraphs: [
          "Outside health care, a private business in Nova Scotia follows the federal privacy act. A physiotherapy practice on Quinpool Road is a custodian under the province's Personal Health Information Act, and its patient records follow that act. A fish exporter has fewer personal details to guard and more trade secrets: buyers, prices, landings. Both should get three answers from an AI vendor in writing. Is our text used for training? Where is it stored? How do we get it back out?",
          "If the project needs equipment, this region has a federal tax credit of its own, the Atlantic investment tax credit. It covers qualifying property used in manufacturing and processing, farming, fishing or logging. Talk to your accountant before you order the machine, so it's set up to qualify. For the project around it, the Atlantic Canada Opportunities Agency and Invest Nova Scotia are the two offices to call.",
        ],
        source: {
          label: 'Canada Revenue Agency, Schedule 31, investment tax credit',
          url: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/forms/t2sch31.html',
        },
      },
      {
        heading: 'Prepare for more than one kind of buyer',
        paragraphs: [
          "Fewer buyers live here than in central Canada, so it pays to prepare for several. Your employees may be one, and Nova Scotia has a long co-operative tradition to draw on if they'd like to own the place together. A daughter or a nephew may be another, and a family transfer has tax conditions of its own, so a handshake won't do. The third is a national buyer, who may ask for three years of statements before flying in.",
          "Check what can be sold at all. An inshore fishing licence, for example, can generally be held only by an eligible individual, or by a company that person owns and controls, and someone has to fish it personally. If land is part of the deal, the buyer pays the municipality's deed transfer tax. Your CPA and lawyer handle that side. We work on the operation: procedures on paper, passwords in a vault, and a deputy who has run the place for two weeks while you were gone.",
        ],
        source: {
          label: 'Atlantic Fishery Regulations, 1985, Department of Justice Canada',
          url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-86-21/',
        },
      },
    ],
  },
}
