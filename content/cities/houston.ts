import type { City } from './city.ts'

export const houston: City = {
  slug: 'houston-texas-ai-consultants',
  city: 'Houston',
  state: 'Texas',
  stateAbbr: 'TX',
  country: 'United States',
  countryCode: 'US',
  latitude: '29.7604',
  longitude: '-95.3698',
  region: 'gulf-coast',
  localFact:
    'Houston is a world centre of the energy industry and home to the Texas Medical Center, one of the largest medical complexes in the world.',
  serviceAreas: ['Sugar Land', 'The Woodlands', 'Katy', 'Pearland', 'Pasadena'],
  local: {
    expertise:
      'Houston does business on a handshake and then asks for twelve documents. From energy services to medical practices, we help owners, over video, keep the handshake quick and get the documents right.',
    services: {
      ai: 'Customer specifications can run to hundreds of pages. AI can read them for a valve repair or inspection company and list the clauses that differ from its standard scope.',
      automation:
        'Referrals, intake forms and preparation instructions for a specialist clinic near the Medical Center can run on a schedule, with a nurse alerted whenever an answer looks unusual.',
      exit: 'If two operators bring in most of your revenue, we help widen and document the customer base early, since concentration is among the first things an acquirer will question.',
    },
    sections: [
      {
        heading: 'Working beside the Ship Channel',
        paragraphs: [
          'Refineries and chemical plants line the Ship Channel; engineers and traders fill towers from downtown to the Energy Corridor; the Texas Medical Center is a city of its own. A small company here can choose its customers. It cannot choose the weather. After a hurricane or a freeze, the firms that recover first are the ones whose records, phones and job lists do not live in one flooded office.',
          'A modest beginning is the cloud: scheduling, documents and accounts reachable from anywhere, and tested before June. Then come vendor registrations and safety prequalification forms, which ask energy suppliers for the same statistics; quotes built from past jobs; insurance eligibility checks. All of it follows rules and can be automated. Hot-work permits, a diagnosis and the call to a plant manager after an incident belong to somebody qualified.',
        ],
      },
      {
        heading: 'What a Texas clinic and a Texas contractor each owe on data',
        paragraphs: [
          "The Texas Data Privacy and Security Act largely exempts companies that are small by the SBA's definition, with one exception worth a note on the wall: even they may not sell sensitive personal data without consent. Medical offices have more to think about. Besides HIPAA, Texas has a medical privacy law of its own with a wider idea of who counts as a covered entity, so a billing service or a scheduling vendor can be caught by it too. A pipe inspection contractor holds little of that kind, but its workers' Social Security numbers fall under the state's breach-notification rules.",
          "Nationally, the FTC polices unfair and deceptive data practices and CAN-SPAM governs promotional email. The University of Houston hosts the Gulf Coast's Small Business Development Center network, SCORE offers mentors, and SBA disaster loans are worth understanding before a storm rather than after.",
        ],
      },
      {
        heading: 'No state income tax, still plenty to settle with Austin',
        paragraphs: [
          'Texans pay no personal income tax to the state, which leaves federal tax as the main bill on a sale. Most entities come within the franchise tax, even if smaller ones may owe nothing, sales tax follows its own rules, and a buyer who takes over a business can be answerable for what you owe. Hence the request for a certificate of no tax due from the Comptroller.',
          'Equipment-heavy companies feel depreciation recapture in an asset deal, whereas holders of C corporation stock may look at the exclusion in section 1202 or a tax-deferred sale to an employee stock ownership plan. An energy buyer may offer an earn-out tied to activity; decide how much of your price you are willing to leave to the rig count. Talk it through with a CPA and an attorney well before the banker. Meanwhile there is quiet work to do: master service agreements filed where others find them, safety records without gaps, an operations lead your two largest customers already call, a storm plan you have actually rehearsed.',
        ],
      },
    ],
  },
}
