import type { City } from './city.ts'

export const sanDiego: City = {
  slug: 'san-diego-california-ai-consultants',
  city: 'San Diego',
  state: 'California',
  stateAbbr: 'CA',
  country: 'United States',
  countryCode: 'US',
  latitude: '32.7157',
  longitude: '-117.1611',
  region: 'southern-california',
  localFact:
    'San Diego pairs one of the largest concentrations of US Navy ships and bases with a leading life sciences cluster around Torrey Pines.',
  serviceAreas: ['Chula Vista', 'La Mesa', 'El Cajon', 'Escondido', 'Carlsbad'],
  local: {
    expertise:
      'Shipyards, laboratories and a border crossing give San Diego owners unusually strict customers. We help small suppliers answer those standards without adding a department, meeting by video at hours that suit the Pacific coast.',
    services: {
      ai: 'Which version of the procedure is current? An AI index of operating procedures and past deviations lets staff at a contract laboratory find out quickly, with the source shown to reviewers.',
      automation:
        'A ship-repair subcontractor can follow each condition report from pier to price to approval, reminding the right person when an answer is due and keeping photographs attached.',
      exit: 'Some credentials belong to a founder-scientist or a retired chief in person. We help separate them from the procedures and relationships that a buyer can take over.',
    },
    sections: [
      {
        heading: 'From the Navy piers to Torrey Pines',
        paragraphs: [
          'On the bay, naval maintenance sets the pace, with work packages that appear, slip and return. Up the hill at Torrey Pines and Sorrento Valley, life-science companies buy reagents, clean-room services, prototypes and quick answers. At Otay Mesa trucks cross to and from the factories of Tijuana. In between sit hotels, breweries, builders and clinics.',
          "A supplier in such company lives by traceability. Which lot, which revision, which weld, which truck: software is better at remembering than people are, and the searching that auditors provoke can be cut sharply. Do not expect a model to interpret an assay, judge corrosion, or promise a ship's superintendent a date. Breweries and inns may begin elsewhere, with wholesale orders, keg returns and review replies.",
        ],
      },
      {
        heading: 'Medical records, Navy drawings',
        paragraphs: [
          "Consider a sleep clinic in Hillcrest. HIPAA binds it, and so does California's Confidentiality of Medical Information Act, which can also reach some apps and vendors that hold medical information. An advertising pixel on its booking page may tell outsiders what nobody meant to tell. A machine shop in National City has another worry: drawings marked as controlled unclassified information, to be kept within the NIST 800-171 safeguards its contract names. The CCPA may apply to either one if revenue or the number of people in its files crosses a statutory line.",
          'The federal basics, deception under the FTC Act and opt-outs under CAN-SPAM, are no different here. The Small Business Development Centers of San Diego and Imperial counties, SCORE and the SBA advise at no cost, and those selling to the fleet can get procurement help from an APEX Accelerator.',
        ],
      },
      {
        heading: "Federal exclusion, state bill: the San Diego founder's arithmetic",
        paragraphs: [
          'Biotech and device founders often hold C corporation stock issued at the start. If it meets the tests of section 1202, a federal exclusion may cover much of the gain, yet Sacramento has not adopted that section and taxes gains like other income. Service firms organized as S corporations or LLCs usually compare an asset sale with an equity sale treated like one, and the state adds an entity-level tax on S corporations. Model the two systems side by side with a California CPA and attorney.',
          'Asset buyers in this state usually ask for two releases: a tax clearance from the Department of Tax and Fee Administration for sales tax and one from the Employment Development Department for payroll. Request both early. Wind up any entity you stop using, since the minimum franchise tax goes on until it is formally dissolved. A quality system is an asset if someone else can run it. We help name an owner for every procedure, rehearse an audit with you out of the building, and shift key contacts at the yard or the lab to colleagues over a few years.',
        ],
      },
    ],
  },
}
