import type { City } from './city.ts'

export const sanAntonio: City = {
  slug: 'san-antonio-texas-ai-consultants',
  city: 'San Antonio',
  state: 'Texas',
  stateAbbr: 'TX',
  country: 'United States',
  countryCode: 'US',
  latitude: '29.4241',
  longitude: '-98.4936',
  region: 'hill-country',
  localFact:
    "Joint Base San Antonio makes the military one of the city's largest employers, and cybersecurity, health care and tourism are strong around it.",
  serviceAreas: ['Alamo Heights', 'Leon Valley', 'Converse', 'Schertz', 'Boerne', 'New Braunfels'],
  local: {
    expertise:
      "Military discipline and South Texas hospitality meet in San Antonio's business life. We help owners who serve bases, hospitals or visitors bring the same clarity to their own back office.",
    services: {
      ai: "A defence subcontractor can use an approved, access-controlled AI tool to search its policies and past answers when a prime contractor's security questionnaire arrives, citing the evidence for each reply.",
      automation:
        'A River Walk restaurant or tour company can forecast staffing from convention and event calendars, publish shifts by text, and let the crew trade them within rules you set.',
      exit: 'For a veteran-owned firm with set-aside work, we help build commercial revenue and a trained second tier, because the certification may not pass to the person who buys.',
    },
    sections: [
      {
        heading: 'Between the bases and the River Walk',
        paragraphs: [
          'Lackland, Randolph and Fort Sam Houston bring training, medicine and cyber missions, and contractors of every size follow them. The South Texas Medical Center anchors health care on the northwest side, a large vehicle plant and its suppliers work in the south, and the Alamo and the missions draw visitors through the year. Freight to and from Laredo rolls by on Interstate 35. Family restaurants, tile setters, interpreters, home health agencies and freight brokers live off that combination, often bilingually.',
          "Appointment reminders in two languages, shift planning around conventions, base access requests, bills of lading and proof of delivery are good places to begin automating. An estimate for restoring limestone, a hospice visit, a guest's complaint at table nine: keep those personal. If you try AI on Spanish-language messages, have a fluent local employee read the first batches.",
        ],
      },
      {
        heading: "Two kinds of data: the Pentagon's and the guest book",
        paragraphs: [
          'Companies in the defence chain may handle controlled unclassified information. Contracts then point to NIST SP 800-171 and the Cybersecurity Maturity Model Certification, and a consumer chatbot is no place for such files. Ask the prime what is allowed. The guest book of a small hotel is a gentler case. Under the Texas Data Privacy and Security Act most small businesses, measured by SBA size standards, are exempt from the bulk of duties, although the sale of sensitive data requires consent whatever your size. A breach involving identity or payment details must still be reported to the people concerned.',
          'The Small Business Development Center network for this part of Texas is hosted by UT San Antonio, and an APEX Accelerator helps with government contracting; SCORE and the SBA complete the set. The FTC Act applies to privacy promises on your site, and CAN-SPAM to the Fiesta newsletter.',
        ],
      },
      {
        heading: 'What transfers, and what leaves with you',
        paragraphs: [
          "Federal set-aside status, for instance as a veteran-owned firm, rests on who owns and controls the company. A buyer without that status may be able to finish existing work, yet cannot count on new awards, and contracts acquired in an asset purchase need the government's agreement in a novation. This argues for building private customers in the years before, and for telling an adviser your timetable early.",
          "In taxes you deal mostly with Washington: capital gains on stock or goodwill, ordinary income on recaptured depreciation, perhaps installments. The state charges no personal income tax, but the purchaser's lawyer will want the Comptroller's word that no franchise or sales tax is due. Property acquired during marriage is presumed to be community property, so bring your spouse into the room with the CPA and attorney. We handle the unglamorous part, with a binder for each recurring duty and a deputy who can brief a colonel or seat a party of twenty.",
        ],
      },
    ],
  },
}
