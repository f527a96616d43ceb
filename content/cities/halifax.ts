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
  serviceAreas: ['Dartmouth', 'Bedford', 'Lower Sackville', 'Cole Harbour', 'Fall River'],
  local: {
    expertise:
      "Everyone seems to know everyone around Halifax Harbour, and good staff are hard to replace. Talking with owners by phone and video, we look first for changes that make their present team's week lighter.",
    services: {
      ai: 'A marine surveyor or ocean-technology firm can have AI turn dictated inspection notes and photographs into a structured draft report, leaving findings and signature to the surveyor.',
      automation:
        'Cruise-day inquiries, deposits and directions can run on their own while the season lasts and pause when it ends, which leaves a tour operator or inn more time for guests.',
      exit: 'If no buyer within driving distance comes to mind, we help make the business readable for one from away: recurring customers, written routines and figures that close monthly.',
    },
    sections: [
      {
        heading: 'Harbour work, hospital work, summer work',
        paragraphs: [
          'Warships are built at the Halifax Shipyard, the Atlantic fleet is based nearby, containers come ashore at the port, and ocean-technology companies test their instruments from the Dartmouth side. Hospitals, universities and the provincial government draw the rest of Nova Scotia to Halifax. Visitors fill a short, intense season. A supplier here may serve a defence contractor in the morning and a lobster exporter after lunch.',
          "Labour is tight, so the scarce resource is a capable person's hour. Give it back where rules are clear: crew time sheets, quality documents for naval subcontracts, export paperwork, appointment reminders, rental turnovers. What makes people on this coast buy from you, a long memory and a straight answer, should stay in human hands. And no schedule drawn up by a machine outranks the marine forecast.",
        ],
      },
      {
        heading: "Nova Scotia's rulebook, from a physio's desk to a fish plant's inbox",
        paragraphs: [
          "No general Nova Scotia statute covers customer privacy in the private sector, so the federal law (PIPEDA, as most know it) governs. A physiotherapy practice on Quinpool Road has to look further, to the province's Personal Health Information Act. A fish exporter has fewer personal details and more commercial secrets, yet both should put the same questions to an AI supplier. Is our text used for training? Where is it stored? How do we get it out again? Both need consent under CASL, the anti-spam law, before the Christmas mailing.",
          'The Atlantic Canada Opportunities Agency is the federal partner for productivity projects, Invest Nova Scotia the provincial one, and NRC IRAP the adviser for research and development, which may earn SR&ED credits. Manufacturers, processors and fishing businesses can ask an accountant about the federal Atlantic investment tax credit for qualifying equipment.',
        ],
      },
      {
        heading: 'Finding a successor on a small coast',
        paragraphs: [
          'Fewer buyers live here than in central Canada, so it pays to prepare several doors. Your employees may be one: an employee ownership trust or a co-operative can buy gradually out of profits, and Nova Scotia has a long co-operative tradition to draw on. A daughter or nephew may be another; the rules on intergenerational share transfers are specific about control, so a handshake will not do. A third is the national buyer, who may ask for three years of statements before ever flying in.',
          'Sellers tend to prefer shares, because an individual may have room under the lifetime exemption on qualifying small business shares. Buyers often prefer assets, with HST and, where land is included, municipal deed transfer tax to settle. Ask your CPA and lawyer to compare what is left after federal and provincial tax in each case. We take the rest of the list: processes on paper, passwords in a vault, a deputy who has run the place for a fortnight while you were gone.',
        ],
      },
    ],
  },
}
