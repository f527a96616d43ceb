import type { City } from './city.ts'

export const toronto: City = {
  slug: 'toronto-ontario-ai-consultants',
  city: 'Toronto',
  state: 'Ontario',
  stateAbbr: 'ON',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '43.6532',
  longitude: '-79.3832',
  region: 'great-lakes',
  localFact:
    "Toronto is Canada's financial centre: the country's five largest banks have their executive offices downtown, close to the Toronto Stock Exchange.",
  serviceAreas: ['Mississauga', 'Brampton', 'Markham', 'Vaughan', 'Oakville'],
  local: {
    expertise:
      'Toronto owners often sell to customers far bigger than they are: banks, hospitals, property managers. We help you get ready for the vendor questionnaires and compliance portals those customers bring.',
    services: {
      ai: 'A small accounting or immigration law practice can have AI write the first draft of client letters from its own templates. A professional checks each one before it goes out.',
      automation:
        'Working in condo towers means elevator bookings, insurance certificates and WSIB clearances. One checklist can collect them all before your crew reaches the loading dock.',
      exit: "Consolidators may call before you're ready. We help you put three years of monthly numbers, signed contracts and written procedures in one place before anyone signs a letter of intent.",
    },
    sections: [
      {
        heading: 'Big customers bring big-company paperwork',
        paragraphs: [
          "Law offices, IT shops, caterers, printers and cleaning crews all make a living around the bank towers. Add film stages, the hospitals on University Avenue, food plants in Etobicoke and the warehouses around Pearson, and there's a buyer for almost anything. What's hard is rent, hiring, traffic and what large customers expect from small suppliers: security forms, proof of insurance, invoices that match the purchase order to the cent.",
          "We'd look at those forms first. They keep asking for the same facts, so a library of your past answers plus an AI draft can save an afternoon. Next come routes that allow for the Gardiner at four o'clock, and follow-up on quotes that went quiet. Judgment calls stay with people, like pricing a heritage renovation or calming down a tenant.",
        ],
      },
      {
        heading: 'In Ontario, new rules start at 25 employees',
        paragraphs: [
          'Growing from twenty to thirty people brings new duties in Ontario. An employer with 25 or more employees needs a written policy on electronic monitoring, which includes GPS in your vans. And since January 1, 2026, an employer that size has to show the expected pay, or a range, in public job postings, and say so if AI is used to screen or assess applicants. There are exceptions, and the two rules count heads on different dates, so ask before you rely on being just under the line.',
          "The practical order is simple: write the policy, then switch on the tracker or the résumé tool. Customer information is a separate question. Ontario has no general privacy act for private businesses, so the federal one applies, while health practices follow the province's health privacy act, PHIPA. If you run a clinic, get the vendor's answers about storage and training in writing before the first patient's name goes in.",
        ],
        source: {
          label: 'Employment Standards Act, 2000, Government of Ontario',
          url: 'https://www.ontario.ca/laws/statute/00e41',
        },
      },
      {
        heading: 'Selling in Toronto: WSIB, land transfer tax and the lease',
        paragraphs: [
          "Buyers are close by here: competitors, private equity groups, people who want a company of their own. They move fast at first and slow down when their accountants open your files. In an asset sale, the buyer can be held responsible for what you owe the WSIB, so expect to be asked for a purchase certificate. It's free, it's valid for 30 days, and your account has to be in good standing to get one. If a building comes with the deal, a Toronto property attracts the city's land transfer tax on top of Ontario's.",
          "Read your lease early, too. If a sale needs the landlord's consent, that one signature can set your closing date. Meanwhile, we'd work on what due diligence will test: whether someone besides you can quote, whether last March's margin can be explained, and whether your biggest contracts are signed by the company and still in force.",
        ],
        source: {
          label: 'WSIB, Buying or selling your business',
          url: 'https://www.wsib.ca/en/businesses/account-maintenance/buying-or-selling-your-business',
        },
      },
    ],
  },
}
