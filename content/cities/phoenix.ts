import type { City } from './city.ts'

export const phoenix: City = {
  slug: 'phoenix-arizona-ai-consultants',
  city: 'Phoenix',
  state: 'Arizona',
  stateAbbr: 'AZ',
  country: 'United States',
  countryCode: 'US',
  latitude: '33.4484',
  longitude: '-112.0740',
  region: 'desert',
  localFact:
    'Greater Phoenix is one of the main semiconductor manufacturing regions in the United States, with large plants in Chandler and in the north of the city.',
  serviceAreas: ['Scottsdale', 'Tempe', 'Mesa', 'Chandler', 'Glendale'],
  local: {
    expertise:
      'Fast growth hides inefficiency, and Greater Phoenix has grown for decades. We help owners find out which part of their growth is profit and which is merely more trucks on the road.',
    services: {
      ai: 'A pool or air-conditioning company can let AI sort after-hours messages by urgency, so that a house with no cooling in July reaches the on-call technician at once.',
      automation:
        'A precision machining shop serving chip plants can generate certificates, labels and advance shipping notices from the job traveller, in the exact format each fab requires.',
      exit: 'For a contractor whose licence depends on you as qualifying party, we help prepare a second person and a documented estimating method long before the business goes on the market.',
    },
    sections: [
      {
        heading: 'Serving a valley that keeps growing',
        paragraphs: [
          'Homes, chips, hospitals, back offices, winter visitors: Phoenix expands on several fronts together. Chandler and the north side host some of the most exacting factories anywhere, and around them a supply base of machine shops, gas and water specialists, cleaners and staffing firms is forming. Elsewhere it is the house that drives the economy, with roofing, pools, solar, pest control and above all cooling. Demand has two clocks. Summer belongs to the air conditioner; from November to April the seasonal residents come back and fill clinics, golf courses and patios.',
          'Service companies gain most from automating dispatch, maintenance plans and reminders timed to those clocks. Fab suppliers gain from document control. A diagnosis on a roof at 110 degrees, a warranty dispute, or the decision to stop work because of heat cannot be handed to an algorithm.',
        ],
      },
      {
        heading: "Arizona's short privacy list, and why to keep your own longer one",
        paragraphs: [
          "Arizona has a data-breach law, but so far no general consumer privacy act on the model of California's. When unencrypted personal information gets out, affected residents must be told within a set period, and larger incidents go to state authorities and the credit bureaus too. That sounds light until you count what a home-service firm holds: gate codes, alarm instructions, dates when the house stands empty, photographs of the inside. Restrict who sees them, purge former clients, and keep such notes out of public AI tools.",
          'The national minimum is set by the FTC Act, CAN-SPAM and, for texts, the telephone consumer rules. The Maricopa Small Business Development Center, part of the community colleges, gives free counselling; SCORE and the SBA add mentors and guaranteed loans.',
        ],
      },
      {
        heading: 'Licence, spouse and sales tax: leaving an Arizona business',
        paragraphs: [
          "An Arizona contractor's licence names a qualifying party. When that is the departing owner, the buyer needs somebody else who qualifies, or the work stops. Arizona is also a community property state, so a husband or wife may own half of what you are selling, and signatures should be planned. Then there is transaction privilege tax, the state's version of sales tax, which can follow the assets: a purchaser is expected to hold back money until you produce a receipt or certificate from the Department of Revenue.",
          'Income tax is milder. The state uses a flat rate and lets individuals subtract part of certain long-term gains; the federal side brings capital gains rates, recapture on trucks and tools, and perhaps installment reporting if you carry a note for the buyer. The federal exclusion in section 1202 helps only shareholders of qualifying C corporations. See your CPA and attorney about three years before you stop. We use those years to turn maintenance agreements into dependable recurring revenue, train a dispatcher to run the board, and get pricing into a book that no longer needs your gut.',
        ],
      },
    ],
  },
}
