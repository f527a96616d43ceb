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
      "Toronto owners often sell to institutions far larger than themselves. We know what a bank's vendor questionnaire or a property manager's compliance portal asks for, and we sit down with you by video to prepare it.",
    services: {
      ai: 'A boutique accounting or immigration law practice can let AI draft the first version of client letters from its own templates, while a professional checks each one before it leaves.',
      automation:
        'Elevator bookings, insurance certificates and WSIB clearances for work in condominium towers can be gathered in one checklist, complete before the crew reaches the loading dock.',
      exit: 'Consolidators may call before you are ready. We help put three years of clean monthly numbers, signed contracts and written procedures in one place before anyone signs a letter of intent.',
    },
    sections: [
      {
        heading: 'Small firms in the shadow of Bay Street',
        paragraphs: [
          'Finance sets the tone in Toronto, and with it come the law offices, IT shops, caterers, printers and cleaning crews that serve the towers. Add film stages, the hospitals along University Avenue, food plants in Etobicoke and warehouses around Pearson, and nearly every kind of buyer is here. Demand is seldom the difficulty. Rent, hiring and traffic are, and so is the paperwork large customers ask of small suppliers: security forms, insurance certificates, invoices that must match a purchase order to the cent.',
          "That paperwork is where we would look first. Supplier forms ask for the same facts repeatedly, so a library of past answers and an AI draft can rescue an afternoon. Dispatch that allows for the Gardiner at four o'clock comes next, then follow-up on quotes. Judgment stays with people: pricing a heritage renovation, calming a tenant.",
        ],
      },
      {
        heading: 'Twenty-five employees is a number to remember in Ontario',
        paragraphs: [
          "Ontario has no general private-sector privacy statute of its own. Commercial use of customer information falls under the federal act, PIPEDA by its familiar name; health practices follow PHIPA, the province's health privacy act. What surprises owners on the way from twenty to thirty staff is employment law. An employer of 25 or more needs a written policy on electronic monitoring, and its public job postings must say so when AI is used to screen applicants. Ask how heads are counted. If you put GPS in vans or let software rank résumés, write the policy before the tool goes live.",
          'For money, FedDev Ontario covers the region, NRC IRAP advises firms that develop technology, SR&ED can repay part of that effort, and BDC lends for equipment and software. Marketing email needs CASL consent even when the list came from a trade show at the convention centre.',
        ],
      },
      {
        heading: 'When a buyer calls, be ready for a second look',
        paragraphs: [
          'Acquirers are close by here: strategic buyers, private equity groups, people looking for a company of their own. They move quickly at first and slowly later, when their accountants open your files. Surplus cash or investments sitting in the operating company can spoil the tests for the lifetime capital gains exemption, so a clean-up, often called purification, has to happen well ahead. Some families use a trust so that several members can each claim an exemption of their own; such a trust generally faces a tax event on its twenty-first anniversary.',
          "Decide early whether you are selling shares or assets, because price, tax, obligations to employees and even the lease assignment follow from it. If a whole business is sold as assets, a joint election may keep HST off the price. Bring in a tax accountant and a deal lawyer a few years before. Meanwhile we work on what due diligence will test, from who can quote without you to whether last March's margin can be explained.",
        ],
      },
    ],
  },
}
