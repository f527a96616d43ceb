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
    'San Diego has one of the largest concentrations of US Navy ships and bases, and a leading life sciences cluster around Torrey Pines.',
  serviceAreas: ['Chula Vista', 'La Mesa', 'El Cajon', 'Escondido', 'Carlsbad'],
  local: {
    expertise:
      'Shipyards, labs and a border crossing give San Diego suppliers unusually strict customers. We help small companies meet those standards without adding a department, at hours that suit the Pacific coast.',
    services: {
      ai: 'Which version of the procedure is current? In a contract lab, an AI index of procedures and past deviations can tell staff quickly and show reviewers the source.',
      automation:
        'A ship-repair subcontractor can follow each condition report from pier to price to approval, with the photos attached and a reminder to the right person when an answer is due.',
      exit: 'Some credentials belong to a founder-scientist or a retired chief personally. We help separate those from the procedures and relationships a buyer can take over.',
    },
    sections: [
      {
        heading: 'Piers, labs and the border all ask for traceability',
        paragraphs: [
          'On the bay, naval maintenance sets the pace, with work packages that appear, slip and come back. Up the hill in Torrey Pines and Sorrento Valley, life science companies buy reagents, clean-room services, prototypes and fast answers. At Otay Mesa, trucks cross to and from the factories of Tijuana. Hotels, breweries, builders and clinics make up much of the rest.',
          "A supplier to any of the first three gets the same questions: which lot, which revision, which weld, which truck? Software remembers those links better than people do, so an auditor's question needn't cost you an afternoon. Don't let it interpret an assay, judge corrosion or promise a ship's superintendent a date. A brewery or an inn might start elsewhere, with wholesale orders, keg returns and replies to reviews.",
        ],
        source: { label: 'Naval Base San Diego', url: 'https://cnrsw.cnic.navy.mil/Installations/NAVBASE-San-Diego/' },
      },
      {
        heading: "California's rules for patient data, and a word on Navy drawings",
        paragraphs: [
          "Say you run a sleep clinic in Hillcrest. HIPAA applies to you, and so does California's Confidentiality of Medical Information Act, which also reaches some apps and vendors that hold medical information. Check your booking page first, because an advertising pixel there can tell outsiders who's looking for treatment. Then check your messages. Since January 2025, a clinic or doctor's office that uses generative AI to write to patients about clinical matters has to say so and explain how to reach a person, unless a licensed provider reviews the message first. Appointment and billing messages aren't affected.",
          "A machine shop in National City has a different problem. Drawings marked as controlled unclassified information have to stay within the safeguards its contract names, and everyday AI tools and file-sharing services are often outside them. Keep those drawings in one place with its own access list, and check with the customer before a new tool touches them. Companies that sell to the fleet can get free procurement advice from the region's APEX Accelerator.",
        ],
        source: {
          label: 'California Legislature, Assembly Bill 3030',
          url: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202320240AB3030',
        },
      },
      {
        heading: 'Why a San Diego founder can owe California more than the IRS',
        paragraphs: [
          "Biotech and device founders often hold C corporation stock from the start. If it passes the federal tests for qualified small business stock (section 1202), the IRS may leave much or all of the gain untaxed. California doesn't follow that rule and taxes the gain like any other income. It also charges most S corporations 1.5 percent of net income at the company level. Have a California CPA model both systems side by side before you decide what to sell, the stock or the assets.",
          'Asset buyers in this state usually ask for two releases: a tax clearance from the Department of Tax and Fee Administration for sales tax, and one from the Employment Development Department for payroll tax. Request both early. Formally dissolve any entity you stop using, because the minimum franchise tax of $800 a year generally keeps running until you do. A quality system is worth more to a buyer if somebody else can run it. We help you name an owner for every procedure, rehearse an audit with you out of the building, and move key contacts at the yard or the lab to colleagues over a few years.',
        ],
        source: {
          label: 'California Franchise Tax Board, S corporations',
          url: 'https://www.ftb.ca.gov/file/business/types/corporations/s-corporations.html',
        },
      },
    ],
  },
}
