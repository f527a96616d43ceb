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
  serviceAreas: ['Gatineau', 'Carleton Place', 'Rockland', 'Arnprior', 'Kemptville'],
  local: {
    expertise:
      "Selling to the federal government, or to someone who does, shapes a lot of Ottawa's small businesses. We help you plan around fiscal year-end, long bids and two provinces in one commute.",
    services: {
      ai: 'When a request for proposals lands, AI can list each mandatory requirement with its page number, so your bid writers start from a compliance matrix.',
      automation:
        "A home-services company with crews on both sides of the river can put the right sales tax, language and licence number on each quote, from the customer's address alone.",
      exit: "When the owner's name is on every standing offer, a services firm is hard to hand over. We help you move proposals, relationships and security files to a team the buyer can keep.",
    },
    sections: [
      {
        heading: 'One very large customer, and a March rush',
        paragraphs: [
          "Government here doesn't only employ people. It buys: translation, IT staffing, research, office moves, catering and building services. Kanata North adds telecom, software and defence electronics. Hospitals and universities add careful customers, and visitors fill the restaurants in the ByWard Market. For suppliers, the work comes in bursts. March is often the busiest month, because the federal fiscal year ends on the 31st.",
          "Bursts are hard to staff and good to automate. Formatting résumés for one bid after another, time sheets in the client's layout, invoice backup, renewal dates for clearances: it all follows written instructions. AI can draft a text in the other official language if a native speaker signs off on it. Protected or classified material must never go into a tool your contract doesn't allow, so put that rule in writing before anyone pastes anything.",
        ],
        source: {
          label: 'CanadaBuys, federal tender opportunities',
          url: 'https://canadabuys.canada.ca/en/tender-opportunities',
        },
      },
      {
        heading: 'Across the bridge, a second privacy law',
        paragraphs: [
          "Say your main office is on Bank Street, you have a small one in Gatineau, and you've got customers on both shores. In Ontario, their information comes under the federal private-sector act. In Quebec, the provincial act, as amended by Law 25, has its own rules on consent, on sending information out of the province and on decisions made by software. It's usually easier to adopt the stricter practice for everyone than to run two.",
          "Ontario's own AI rule is about hiring: since January 2026, employers of 25 or more have to disclose in a public job posting that AI is used to screen candidates. If you staff IT contracts and sort résumés with software, find out whether it reaches you. New to government work? Procurement Assistance Canada explains how to bid, and CanadaBuys lists the tenders.",
        ],
        source: {
          label: "Quebec's private-sector privacy act, LégisQuébec",
          url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1',
        },
      },
      {
        heading: 'Will the contracts survive the sale?',
        paragraphs: [
          "A buyer of an Ottawa services company is mostly buying contracts, people and clearances. Federal contracts generally can't be assigned to another company without the government's consent. Selling the shares leaves the contracting company in place, which is a strong argument for that route. Clearances need the same care. Registration in the Contract Security Program doesn't transfer between companies, changes in ownership and key people have to be reported, and a foreign buyer can put the clearance at risk. Ask a procurement lawyer before you sign a letter of intent.",
          "Where each shareholder lives matters, too. Someone living in Chelsea or Aylmer on December 31 files a Quebec return; a partner in Nepean generally doesn't. And if you're the named resource on your contracts, replace yourself on paper first: propose a deputy on the next bid, and write down why your prices are what they are. A partner buy-in, or a merger with a friendly competitor, gets easier with every bid that goes in without your name on it.",
        ],
        source: {
          label: 'Government of Canada, security requirements for contracting',
          url: 'https://www.canada.ca/en/public-services-procurement/services/industrial-security/security-requirements-contracting.html',
        },
      },
    ],
  },
}
