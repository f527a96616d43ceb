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
      "Serving a base, a hospital or River Walk visitors takes strict paperwork and warm service. We help San Antonio owners get the first done faster, so there's more time for the second.",
    services: {
      ai: "When a prime contractor's security questionnaire arrives, a defense subcontractor can use an approved, access-controlled AI tool to search its own policies and past answers, with the evidence shown for each reply.",
      automation:
        'A River Walk restaurant or tour company can plan staffing from the convention and event calendar, send out shifts by text, and let the crew trade them within rules you set.',
      exit: 'For a veteran-owned firm with set-aside work, we help build commercial revenue and train a second tier of managers, because the certification may not pass to the buyer.',
    },
    sections: [
      {
        heading: 'Bases, hospitals, visitors and freight, often in two languages',
        paragraphs: [
          'Lackland, Randolph and Fort Sam Houston bring training, medical and cyber missions, and contractors of every size follow them. The South Texas Medical Center anchors health care on the northwest side, a large truck plant and its suppliers work in the south, and the Alamo and the missions draw visitors all year. Freight to and from Laredo rolls by on Interstate 35. Family restaurants, tile setters, interpreters, home health agencies and freight brokers live off that mix, often in English and Spanish.',
          'Good places to start automating are appointment reminders in both languages, shift planning around conventions, base access requests, bills of lading and proof of delivery. If AI writes your Spanish messages, have a fluent local employee read the first batches. Keep people on the estimate for restoring limestone, the hospice visit and the complaint at table nine.',
        ],
        source: { label: 'Joint Base San Antonio', url: 'https://www.jbsa.mil/' },
      },
      {
        heading: 'Defense files, guest lists and marketing texts',
        paragraphs: [
          "If you work for the bases, some of your files may be controlled unclassified information. Your contracts will then point to NIST SP 800-171 and the Cybersecurity Maturity Model Certification (CMMC). The program's second phase, with certificates from outside assessors, was to begin on November 10, 2026, but the Pentagon suspended it on July 13, 2026 for a review. The security requirements themselves stayed in force, and so did self-assessments, so the score you report has to be right. Primes pass all this on to subcontractors. A consumer chatbot is no place for these files. Ask the prime what's allowed, and check the program's page before you pay an assessor. UT San Antonio's APEX Accelerator helps small firms with government contracting.",
          "A small hotel's guest list is a gentler case. The Texas Data Privacy and Security Act spares most firms within the SBA's size standards, though nobody may sell sensitive data without consent. Texts need more care: since 2025 Texas treats a sales text much like a telemarketing call, so get a guest's clear consent before the first Fiesta offer, and keep the proof. And if you run a clinic, a Texas law in force since January 2026 has you tell patients when AI plays a part in their treatment.",
        ],
        source: { label: 'Department of Defense, CMMC program', url: 'https://dowcio.war.gov/CMMC/' },
      },
      {
        heading: 'What passes to a buyer, and what leaves with you',
        paragraphs: [
          "Federal set-aside status, for example as a veteran-owned firm, depends on who owns and controls the company. After a sale, the company generally has 30 days to certify again. If the new owner doesn't qualify, it can usually finish the work it has, but under a rule in force since January 17, 2026, it can lose set-aside orders and options on multiple-award contracts. In an asset sale the government also has to agree to move each contract, which is called a novation. So build up private customers in the years before, and tell your adviser early when you'd like to leave.",
          "There's no personal income tax to pay to Texas, but the buyer's lawyer will want the Comptroller's word that no franchise or sales tax is due. Whatever you acquired during your marriage is presumed to be community property, so bring your spouse to the first meeting with the CPA and attorney. We take on the unglamorous part: written steps for each recurring duty, and a deputy who can brief a colonel or seat a party of twenty.",
        ],
        source: {
          label: 'Code of Federal Regulations, 13 CFR 125.12, recertification',
          url: 'https://www.ecfr.gov/current/title-13/section-125.12',
        },
      },
    ],
  },
}
