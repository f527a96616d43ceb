import type { City } from './city.ts'

export const boston: City = {
  slug: 'boston-massachusetts-ai-consultants',
  city: 'Boston',
  state: 'Massachusetts',
  stateAbbr: 'MA',
  country: 'United States',
  countryCode: 'US',
  latitude: '42.3601',
  longitude: '-71.0589',
  region: 'atlantic-harbour',
  localFact:
    'Greater Boston is a world leader in biotechnology, health care and higher education, with Harvard and MIT just across the Charles River in Cambridge.',
  serviceAreas: ['Cambridge', 'Somerville', 'Brookline', 'Newton', 'Quincy'],
  local: {
    expertise:
      "Boston's buyers read the footnotes, from hospitals and labs to condo trustees. We help smaller firms answer them in writing, quickly and correctly.",
    services: {
      ai: 'At a life-science equipment firm, AI can search manuals and past service reports and show the technician the right page while the customer is still on the line.',
      automation:
        'A property manager or renovation company in Somerville can keep tenant requests, photos, contractor quotes and owner approvals in one thread and bill each unit correctly at month-end.',
      exit: 'If you sign everything at your specialty practice or lab service, we help you decide what a second person may approve and build the record that shows quality holds.',
    },
    sections: [
      {
        heading: 'Labs, triple-deckers and September first',
        paragraphs: [
          "Research hospitals, universities, biotech and asset managers give Greater Boston a large group of customers with committees, budgets and standards. Around them work glassware cleaners, calibration services, caterers, movers and electricians who know how to behave in a clean room. Then there's the housing: triple-deckers, brownstones and condo trusts, much of it aging. So many leases turn over on September first that it's a season of its own for movers, cleaners, painters and property managers.",
          'Good paperwork gets you called again. Calibration certificates, service histories, insurance certificates, punch lists and turnover inspections are made of parts that repeat, and software can build them from what your people enter on site. For September, set up unit checklists, photo reports and the contractor schedule in June and try them on a few early moves. Be careful with research data that belongs to a customer. Your agreement with them probably limits which tools may see it.',
        ],
      },
      {
        heading: 'Massachusetts wants your security program in writing',
        paragraphs: [
          "Regulation 201 CMR 17.00 applies to businesses of every size. If you hold a Massachusetts resident's name together with a Social Security, driver's license or account number, even just for payroll, you need a written information security program. It puts a named person in charge and covers access, training, checks on vendors, and encryption on laptops and in transit. An AI service that sees those records is a vendor and belongs in the document. Review it every year, and whenever you add a tool. If there's a breach, the attorney general and the consumer affairs office have to be notified too.",
          'Secretly recording a conversation is illegal here, so announce your AI note-taker. A broader consumer privacy act may follow. The Senate passed one version in 2025 and the House another in June 2026; the House version starts at data on 100,000 people, so few small firms would be covered. Ask your lawyer where it stands. If your staff needs training on a new system, look at the Workforce Training Fund, which employers pay into and which gives grants for it.',
        ],
        source: {
          label: 'Massachusetts regulation 201 CMR 17.00',
          url: 'https://www.mass.gov/regulations/201-CMR-1700-standards-for-the-protection-of-personal-information-of-residents-of-the-commonwealth',
        },
      },
      {
        heading: 'One big year and the Massachusetts surtax',
        paragraphs: [
          "Massachusetts adds a 4 percent surtax on yearly income above about $1.1 million, and one good sale can carry an ordinary owner past that line. There's no exception for selling the company you spent your life on. Timing may change the bill, which is why you should see your CPA before a broker. The state's estate tax also starts at $2 million, far below the federal one.",
          "If your corporation is selling substantially all of its Massachusetts assets, notify the Department of Revenue at least five days before the sale. Ask for a waiver of the corporate tax lien at the same time. Without one, a claim for unpaid tax can stay on the assets for up to three years, and the buyer's attorney will look for it. Whoever buys a calibration service or a dental lab will also want procedures that other people follow, error rates and renewals. Over two or three years we help you choose a second signatory, schedule your absences, and keep the proof in a folder your accountant and lawyer can open without asking.",
        ],
        source: {
          label: 'Massachusetts Department of Revenue, 4 percent surtax',
          url: 'https://www.mass.gov/info-details/massachusetts-4-surtax-on-taxable-income',
        },
      },
    ],
  },
}
