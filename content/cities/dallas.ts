import type { City } from './city.ts'

export const dallas: City = {
  slug: 'dallas-texas-ai-consultants',
  city: 'Dallas',
  state: 'Texas',
  stateAbbr: 'TX',
  country: 'United States',
  countryCode: 'US',
  latitude: '32.7767',
  longitude: '-96.7970',
  region: 'north-texas',
  localFact:
    'Dallas is a centre of finance, telecommunications and logistics, and Dallas Fort Worth International Airport is one of the busiest in the world.',
  serviceAreas: ['Irving', 'Richardson', 'Garland', 'Plano', 'Frisco'],
  local: {
    expertise:
      'Dallas buys and sells businesses briskly, and its large corporate offices expect polished vendors. We help smaller companies look and run the part, through video sessions and plain written plans.',
    services: {
      ai: 'An independent insurance agency or mortgage broker can have AI compare policy or loan documents against a checklist and prepare questions, with the licensed adviser making every recommendation.',
      automation:
        "Extra work is easily given away. An electrical contractor's change orders can travel from the superintendent's phone to signed approval and on to billing without being typed again.",
      exit: 'A trades owner courted by a consolidator should know their own numbers before exclusivity begins. We help get them straight and build up recurring service revenue.',
    },
    sections: [
      {
        heading: 'Selling to head offices from a small one',
        paragraphs: [
          'Corporate campuses from Las Colinas to Legacy, banks and insurers, telecommunications in Richardson, two major airports, and construction nearly everywhere: Dallas sells to business as much as to people. A vendor to such companies is measured on response time, clean invoices and certificates that never lapse. A builder of pools or fences in the northern suburbs is measured on reviews and start dates.',
          'Sales follow-up is the neglected field. Quotes go out and nobody calls back, since the estimator is already at the next site; a simple sequence of reminders, drafted by AI and sent by a person, can recover some of that. Beyond it lie change orders, subcontractor insurance, lien-waiver tracking and renewal reviews. Advice on coverage or lending stays with the licensed adviser; price negotiations, and the lunch at which a client tells you what is really going on, stay with you.',
        ],
      },
      {
        heading: "Safeguards for firms that handle other people's money",
        paragraphs: [
          "Tax preparers, mortgage brokers, collection agencies and some car dealers count as financial institutions under the FTC's Safeguards Rule, even with eight employees. They need a security program, somebody named to run it and oversight of their vendors, which includes any AI product touching customer files; the smallest are excused from parts of it. Texas law adds less for companies under the SBA's size standards, because the state's Data Privacy and Security Act leaves them largely outside, apart from the bar on selling sensitive data without permission. Business contacts in a sales database are mostly beyond that act as well, though not beyond CAN-SPAM.",
          'Dallas College hosts the North Texas Small Business Development Center network, whose advisers cost nothing; SCORE mentors and SBA-backed lenders are the usual companions.',
        ],
      },
      {
        heading: "Reading a consolidator's letter",
        paragraphs: [
          "Heating, roofing, dental, veterinary and accounting firms in this market can expect letters from groups backed by private equity. The price in the letter is seldom the price in the bank. Part may be rolled into the acquirer's shares, part tied to future earnings, and working capital has to stay behind. An asset purchase, or an equity purchase with an election to treat it as one, changes your federal tax; so does the split between goodwill and equipment.",
          'Texas itself takes no personal income tax on the gain. Its Comptroller does care about franchise and sales tax, and careful buyers ask for a certificate that none is outstanding, as liability can pass to them. An employee stock ownership plan suits some stable firms of forty or fifty. Have a CPA and a transaction attorney read every letter before you reply, and have your house in order before one arrives: job costing you trust, service agreements that renew, a sales process that works while you are on vacation, and two years of history to show it.',
        ],
      },
    ],
  },
}
