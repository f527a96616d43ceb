import type { City } from './city.ts'

export const ottawa: City = {
  slug: 'ottawa-ontario-ai-consultants',
  city: 'Ottawa',
  state: 'Ontario',
  stateAbbr: 'ON',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '45.4215',
  longitude: '-75.6972',
  region: 'st-lawrence',
  localFact:
    "The federal government is the largest employer in Ottawa, and the Kanata North technology park, on the city's west side, is one of the largest in Canada.",
  serviceAreas: ['Kanata', 'Orléans', 'Barrhaven', 'Gatineau', 'Carleton Place'],
  local: {
    expertise:
      "Selling to the federal government, or to someone who does, shapes much of Ottawa's small-business life. We know the rhythm of fiscal year-end, bilingual deliverables and two provinces in one commute.",
    services: {
      ai: 'When a request for proposals lands, AI can list each mandatory criterion with its page number, so that the writers at a consulting or training firm begin with a compliance matrix in hand.',
      automation:
        "From the customer's address alone, a home-services company with crews on both banks of the river can put the right sales tax, language and licence number on each quote.",
      exit: "With the owner's name on every standing offer, a professional-services firm is hard to hand over. We help move proposals, relationships and security files to a team that a buyer can keep.",
    },
    sections: [
      {
        heading: 'One very large customer and a tech park',
        paragraphs: [
          "Government is Ottawa's anchor tenant. It employs directly, and it buys translation, IT staffing, research, office moves, catering and facilities work. Kanata North adds telecommunications, software and defence electronics; hospitals and universities add cautious buyers, and visitors fill the restaurants in the Market. Revenue for suppliers comes in bursts, and March is often the busiest month of the year, since the federal fiscal year ends on the 31st.",
          "Uneven work is hard to staff and good to automate. Résumé formatting for bid after bid, time sheets in the client's layout, invoice backup, renewal dates of clearances: all follow written instructions. Drafting bilingual text is a fair use of AI if a native speaker of the other language signs off. Protected or classified material must never go into a tool that your contract does not allow.",
        ],
      },
      {
        heading: 'One river, two privacy laws',
        paragraphs: [
          "Say your firm has its office on Bank Street, a third of its staff in Gatineau and customers on either shore. In Ontario, personal information used in commerce comes under the federal private-sector privacy act. Across the bridge, Quebec's Law 25 sets its own rules on consent, transfers out of the province and automated decisions. It is usually easier to adopt the stricter practice everywhere than to run two. For email, CASL, the anti-spam law, holds on both sides.",
          'The National Research Council, whose Industrial Research Assistance Program advises technology firms, is based here; FedDev Ontario covers the Ontario side and Canada Economic Development the Quebec side. Procurement Assistance Canada explains how to bid, and CanadaBuys lists the tenders. If you develop rather than merely configure, ask about SR&ED.',
        ],
      },
      {
        heading: 'Will the contracts survive the sale?',
        paragraphs: [
          'A buyer of an Ottawa services company is really buying agreements, people and clearances. Federal contracts cannot simply be handed to a new corporation; assignment needs consent, and new ownership must be reported where the company holds a security clearance. Selling the shares leaves the contracting party in place, which speaks for that route even before the lifetime capital gains exemption an eligible shareholder may claim. Where the shareholder lives matters as well: someone resident in Chelsea or Aylmer on December 31 files a Quebec return, while a colleague in Nepean generally does not.',
          'Founders are often the named resource, too. Replace yourself on paper before you try it in life: propose a deputy on the next bid, and record why prices are what they are. A partner buy-in spread over several years, an employee ownership trust or a merger with a friendly competitor all reward that preparation. Put an accountant who knows both provinces and a lawyer with procurement experience around the same table in good time; we keep the operational list moving between their meetings.',
        ],
      },
    ],
  },
}
