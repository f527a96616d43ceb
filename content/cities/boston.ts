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
      'Boston buyers read the footnotes, be they hospitals, laboratories or condominium trustees. We help smaller firms answer in writing, quickly and correctly, and we meet over video rather than in traffic on Storrow Drive.',
    services: {
      ai: 'While the customer is still on the line, AI can search manuals and past service reports and show the right page to the technician of a life-science equipment firm.',
      automation:
        'A property management or renovation company in Somerville can collect tenant requests, photographs, contractor quotes and owner approvals in one thread and bill each unit correctly at month-end.',
      exit: 'Where the founder of a specialty practice or lab service signs everything, we help define what a second signatory may approve and build the evidence that quality holds.',
    },
    sections: [
      {
        heading: 'Work for labs, and for triple-deckers',
        paragraphs: [
          'Research hospitals, universities, biotechnology and asset management give Greater Boston a large class of buyers with committees, budgets and standards. Around them work glassware cleaners, calibration services, caterers, movers and electricians who know how to behave in a clean room. Then there is the housing: triple-deckers, brownstones, condominium trusts, all ageing. September first, when so many leases turn over, is a season in its own right.',
          "Documentation decides who gets called again. Calibration certificates, service histories, certificates of insurance, punch lists and turnover inspections are made of repeatable parts and can be produced from data captured on site. Go carefully with research data that belongs to someone else, since your customer's agreement probably limits which tools may see it. And a plaster ceiling in a Back Bay parlour does not care what a model estimates.",
        ],
      },
      {
        heading: 'Massachusetts wants your security program in writing',
        paragraphs: [
          "Regulation 201 CMR 17.00 applies to businesses of every size. If you hold a Massachusetts resident's name together with a Social Security, licence or account number, even only for payroll, you must have a written information security program: a named person in charge, access limits, training, checks on vendors, encryption on laptops and in transit. An AI service that sees such records is a vendor and belongs in the document. Breach notices go to the attorney general and the consumer affairs office too. Secretly recording a conversation is forbidden, so announce your note-taker. Review the written program every year, and whenever you add a tool.",
          'The Workforce Training Fund, paid for by employers, makes grants for teaching staff new skills. The Massachusetts Small Business Development Center network and SCORE advise for free, as does the SBA. The FTC Act and CAN-SPAM apply as everywhere.',
        ],
      },
      {
        heading: 'One good year and the Massachusetts surtax',
        paragraphs: [
          "Massachusetts places a surtax on annual income above a high threshold, and a single good sale can carry an otherwise ordinary owner across it. Timing and installments may influence the outcome, which is why the CPA comes before the broker. Federal questions run alongside: stock or assets, recapture, the small business stock exclusion in section 1202, a tax-deferred sale to an employee stock ownership plan. The Commonwealth's estate tax starts lower than the federal one.",
          "When a corporation sells substantially all its Massachusetts assets, the Department of Revenue must be told beforehand, and a waiver of the corporate tax lien lets the buyer's attorney sleep. A purchaser of a calibration service or dental laboratory will want to see procedures followed by people other than you, error rates and renewals. Over two or three years we help choose a second signatory, schedule your absences, and keep the proof in a folder that your accountant and lawyer can open without asking.",
        ],
      },
    ],
  },
}
