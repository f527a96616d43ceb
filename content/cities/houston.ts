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
    'Houston is a world center of the energy industry and home to the Texas Medical Center, one of the largest medical complexes in the world.',
  serviceAreas: ['Sugar Land', 'The Woodlands', 'Katy', 'Pearland', 'Pasadena'],
  local: {
    expertise:
      'In Houston the handshake comes first, and then the customer asks for twelve documents. We help energy suppliers, contractors and clinics get those documents out quickly and without gaps.',
    services: {
      ai: 'Customer specifications can run to hundreds of pages. For a valve repair or inspection company, AI can read them and list the clauses that differ from its standard scope.',
      automation:
        'A specialist clinic near the Medical Center can send referral requests, intake forms and preparation instructions on a schedule, and alert a nurse when an answer looks unusual.',
      exit: 'If two operators bring in most of your revenue, a buyer will ask about it early. We help you widen the customer base and get the agreements on file before that conversation.',
    },
    sections: [
      {
        heading: 'Start with what has to survive a hurricane',
        paragraphs: [
          "Refineries and chemical plants line the Ship Channel, engineers and traders work from downtown out to the Energy Corridor, and the Texas Medical Center is a city of its own. A small company here can choose its customers, but not the weather. After a hurricane or a freeze, you'll be back at work sooner if your records, phones and job list don't live in one flooded office.",
          "So we'd begin with the cloud: scheduling, documents and accounting you can reach from anywhere, tested before hurricane season starts in June. Next come the vendor registrations and safety prequalification forms that ask energy suppliers for the same figures over and over, quotes built from past jobs, and insurance eligibility checks for a clinic. Hot-work permits, diagnoses and the call to a plant manager after an incident belong with someone qualified.",
        ],
        source: {
          label: 'Houston Office of Emergency Management, hurricanes',
          url: 'https://houstonoem.org/hurricane-or-tropical-storm/',
        },
      },
      {
        heading: 'Texas AI rules for clinics, and the shorter list for contractors',
        paragraphs: [
          'If you run a medical practice, tell patients when AI is part of their care. Under the Texas Responsible Artificial Intelligence Governance Act, in force since January 1, 2026, that notice is due by the day of treatment, except in an emergency. Another new law, SB 1188, makes practitioners review what a diagnostic AI produces, and it requires electronic health records to be kept physically in the United States. Ask every AI scribe and scheduling vendor where it stores its data. Texas also counts more companies as covered entities than HIPAA does, and your billing service may be one of them.',
          "A pipe inspection contractor has less to do. The Texas Data Privacy and Security Act leaves out most companies that meet the SBA's definition of small, but even those can't sell sensitive personal data without consent. Workers' Social Security numbers come under the state's breach law. You'd generally have 60 days to tell the people affected, and 30 to tell the attorney general if there are 250 Texans or more.",
        ],
        source: {
          label: 'Texas Legislature, House Bill 149 (TRAIGA)',
          url: 'https://capitol.texas.gov/BillLookup/History.aspx?LegSess=89R&Bill=HB149',
        },
      },
      {
        heading: "No state income tax on a sale, but buyers want the Comptroller's certificate",
        paragraphs: [
          "Texas has no personal income tax, so the federal bill is usually the big one. The state still comes up. Most companies fall under the franchise tax, even if a smaller one owes nothing, and a buyer can become liable for taxes you left unpaid. That's why the other side will ask for a certificate of no tax due from the Comptroller. File any missing reports well before you need it.",
          "An energy buyer may offer an earn-out tied to activity. Decide beforehand how much of your price you're willing to leave to the rig count. Have your attorney read the master service agreements too, because some can't be assigned without the customer's consent. We help with the practical side: agreements filed where others can find them, safety records without gaps, an operations lead your two largest customers already call, and a storm plan you've actually rehearsed.",
        ],
        source: { label: 'Texas Comptroller, franchise tax', url: 'https://comptroller.texas.gov/taxes/franchise/' },
      },
    ],
  },
}
