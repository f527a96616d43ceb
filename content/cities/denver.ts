import type { City } from './city.ts'

export const denver: City = {
  slug: 'denver-colorado-ai-consultants',
  city: 'Denver',
  state: 'Colorado',
  stateAbbr: 'CO',
  country: 'United States',
  countryCode: 'US',
  latitude: '39.7392',
  longitude: '-104.9903',
  region: 'front-range',
  localFact:
    'The Denver region has a large cluster of aerospace companies, alongside energy, telecommunications and outdoor recreation businesses.',
  serviceAreas: ['Aurora', 'Lakewood', 'Littleton', 'Westminster', 'Arvada', 'Boulder'],
  local: {
    expertise:
      "Denver owners often sit between two worlds, aerospace precision on weekdays and mountain season on weekends. We help them handle both calendars, and Colorado's patchwork of local tax, without extra clerks.",
    services: {
      ai: 'A land surveyor or engineering office can let AI draft field summaries and search decades of plats and reports, with a licensed person checking every boundary statement.',
      automation:
        'Reservations, waivers and deposits for an outdoor guide service or gear repairer can be taken online, and cancelled spots filled from a waiting list when the weather turns.',
      exit: 'For an owner drawn to employee ownership, we help make finances understandable to staff, train team leads and record decisions, so that the company is ready before the lawyers start.',
    },
    sections: [
      {
        heading: 'From rocket parts to hail season',
        paragraphs: [
          'The Front Range builds spacecraft, manages oil, gas and renewables, and sells the mountains to visitors. Small firms supply all of it: tooling and composites shops in Littleton or Centennial, surveyors, breweries in RiNo, physiotherapists, ski-tuning businesses, roofers who wait for hail. One spring storm can bring a roofer more calls in a week than the whole winter did.',
          'Peaks like that are the argument for automation. Intake, inspection appointments, photo reports and insurer paperwork can run through a queue that holds at any volume. Aerospace shops need configuration control and should ask whether export rules such as ITAR permit their drawings in a given cloud tool at all. Avalanche judgment and the promise made to a homeowner whose ceiling is dripping should not be automated.',
        ],
      },
      {
        heading: 'Colorado legislates early on data and on automated decisions',
        paragraphs: [
          "The Colorado Privacy Act applies to businesses above certain numbers of consumers, so a shop of twenty may fall outside it; check rather than guess. Separate provisions on fingerprints and face scans reach smaller companies and employers. The state's older data-protection statute requires nearly everyone to keep a written disposal policy and reasonable security, and gives thirty days for breach notices. Colorado has also legislated on automated tools that help decide about jobs, loans, housing and the like, so ask counsel which duties apply to you before a program scores applicants.",
          "FTC and CAN-SPAM obligations are as elsewhere in the country. Colorado's Small Business Development Centers, SCORE and the SBA can help. Home-rule cities, Denver among them, administer their own sales tax, and Denver has an occupational tax on jobs, so give your software the right addresses.",
        ],
      },
      {
        heading: 'Employee ownership has an address in Colorado',
        paragraphs: [
          "The state runs an Employee Ownership Office that informs owners about employee stock ownership plans (ESOPs), co-operatives and trusts. That route fits a company with steady profit, capable team leads and an owner content to be paid over several years. Some sellers of C corporation stock to an ESOP can defer gain, eligible founders may use the exclusion in section 1202, and installment notes spread the tax. Colorado's own income tax takes federal taxable income as its starting point and then makes adjustments.",
          'In an asset deal, watch sales tax. Furniture, machines and vehicles may be taxable to the purchaser, by the state and separately by Denver, and unpaid sales tax can follow a business to its new owner; a state tax status letter settles nerves. Ask a CPA and an attorney to set the timetable, counting back about four years. People must be able to decide without you. We help with open-book basics, delegated limits for spending, and a playbook for hail season that the crew chiefs wrote themselves.',
        ],
      },
    ],
  },
}
