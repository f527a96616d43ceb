import type { City } from './city.ts'

export const seattle: City = {
  slug: 'seattle-washington-ai-consultants',
  city: 'Seattle',
  state: 'Washington',
  stateAbbr: 'WA',
  country: 'United States',
  countryCode: 'US',
  latitude: '47.6062',
  longitude: '-122.3321',
  region: 'pacific-northwest',
  localFact:
    'Amazon has its headquarters in Seattle, Microsoft has its own in nearby Redmond, and Boeing builds jetliners in Renton and Everett.',
  serviceAreas: ['Bellevue', 'Redmond', 'Kirkland', 'Renton', 'Everett'],
  local: {
    expertise:
      'Seattle customers expect order updates at the standard the technology giants set. We help firms of ten or forty people reach a sensible part of it, and say which part to ignore.',
    services: {
      ai: 'Only what has changed needs reading: AI can compare the quality clauses of a new purchase order with those that an aerospace supplier in Kent has already accepted.',
      automation:
        'A coffee roaster or specialty food maker can connect web shop, wholesale orders and roasting plan, print labels in route order and reorder packaging before it runs out.',
      exit: 'Set-ups, vessel histories and pricing often live in a few heads at a family machine shop or marine supplier. We help document them, so that deal and handover can be planned.',
    },
    sections: [
      {
        heading: 'Small companies next to very large ones',
        paragraphs: [
          "Cloud computing and aircraft pay many of the region's salaries. Suppliers in Kent, Auburn and Everett machine, coat and inspect for airplane programs; the North Pacific fishing fleet ties up at Fishermen's Terminal and calls on welders, riggers and refrigeration mechanics. Neighbourhood businesses live with wages that follow technology pay and with customers who order from their phones at midnight.",
          'The gap between what those customers are used to and what a small office can do is narrowed by unspectacular means: order confirmations that send themselves, real stock figures, a text when the technician is twenty minutes away. Aerospace shops gain from automatic inspection records. Where judgment carries liability, such as a weld repair at sea, a counselling session or an airworthiness release, let the tool fetch and remind and let a human decide. Ignore drone delivery.',
        ],
      },
      {
        heading: 'Health data is wider than you think in Washington',
        paragraphs: [
          "The My Health My Data Act reaches far outside hospitals. A yoga studio's injury form, a supplement shop's purchase history or a fitness app may count as consumer health data, and no revenue threshold lets a small company off. Consent before collecting more than the service needs, separate permission before sharing, a distinct privacy policy linked from the home page: those are the main demands, and consumers may sue. A web form that asks about medical conditions deserves a second thought. Patient records that HIPAA already covers are treated separately.",
          "The state breach law, the FTC Act and CAN-SPAM complete the picture. Washington's Small Business Development Centers advise in confidence, as do SCORE and the SBA, and Impact Washington works with manufacturers. Seattle has a business licence tax of its own beside the state's B&O. Both are measured by gross receipts, so ask which thresholds and classifications apply to you.",
        ],
      },
      {
        heading: 'A capital gains tax with a door for family firms',
        paragraphs: [
          'Washington taxes large long-term capital gains through an excise. Real estate is outside it, and there is a deduction for qualified family-owned small businesses with conditions on ownership, active involvement and revenue. The state has an estate tax too. Ask your CPA which state taxes on income, gains and estates will apply in the year you expect to close.',
          'Selling equipment can trigger sales or use tax, transferring a controlling interest in an entity that owns land may bring real estate excise tax, and a successor can be liable for unpaid B&O unless the Department of Revenue is asked first. A CPA and attorney should sketch this map three or more years before you go, federal questions such as stock versus assets, installments or an employee stock ownership plan included. On the ground we help with proof of independence: a lead hand who quotes and a month of orders shipped without your login.',
        ],
      },
    ],
  },
}
