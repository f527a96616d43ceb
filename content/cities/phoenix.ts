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
      ai: 'A house without cooling in July cannot wait for morning. AI can sort after-hours messages by urgency for an air-conditioning company and alert the on-call technician at once.',
      automation:
        'A precision machining shop serving chip plants can generate certificates, labels and advance shipping notices from the job traveller, in the exact format each fab requires.',
      exit: 'An Arizona contracting licence rests on its qualifying party. If that is you, we help prepare a second person and a documented estimating method long before the business is offered.',
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
        heading: "Gate codes, empty houses and Arizona's breach law",
        paragraphs: [
          "Of Arizona's privacy rules, the data-breach law is the one an owner is most likely to meet. When unencrypted personal information gets out, affected residents must be told within a set period, and larger incidents go to state authorities and the credit bureaus too. That sounds light until you count what a home-service firm holds: gate codes, alarm instructions, dates when the house stands empty, photographs of the inside. Restrict who sees them, purge the files of former clients, and keep such notes out of public AI tools.",
          "The national minimum is set by the FTC Act, CAN-SPAM and, for texts, the telephone consumer rules. Arizona's Small Business Development Centers give free counselling; SCORE and the SBA add mentors and guaranteed loans.",
        ],
      },
      {
        heading: 'Licence, spouse and sales tax: leaving an Arizona business',
        paragraphs: [
          "An Arizona contractor's licence names a qualifying party. When that is the departing owner, the buyer needs somebody else who qualifies, or the work stops. Arizona is also a community property state, so a husband or wife may own half of what you are selling, and signatures should be planned. Then there is transaction privilege tax, the state's version of sales tax, which can follow the assets: a purchaser is expected to hold back money until you produce a receipt or certificate from the Department of Revenue.",
          'On income tax, ask whether the state lets you subtract part of a long-term gain; the federal side brings capital gains rates, recapture on trucks and tools, and perhaps installment reporting if you carry a note for the buyer. The federal exclusion in section 1202 helps only shareholders of qualifying C corporations. See your CPA and attorney about three years before you stop. We use those years to turn maintenance agreements into dependable recurring revenue, train a dispatcher to run the board, and get pricing into a book that no longer needs your gut.',
        ],
      },
    ],
  },
}
