import type { City } from './city.ts'

export const vancouver: City = {
  slug: 'vancouver-british-columbia-ai-consultants',
  city: 'Vancouver',
  state: 'British Columbia',
  stateAbbr: 'BC',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '49.2827',
  longitude: '-123.1207',
  region: 'pacific-northwest',
  localFact:
    "The Port of Vancouver is Canada's largest port and its main gateway for trade with Asia. Film, technology and tourism are also mainstays of the local economy.",
  serviceAreas: ['Burnaby', 'Richmond', 'Surrey', 'North Vancouver', 'Coquitlam'],
  local: {
    expertise:
      "Space and wages cost a lot around Vancouver, so growth usually has to come from the people and square feet you already have. That's where we start looking.",
    services: {
      ai: 'A customs broker or freight forwarder near the port can have AI pull descriptions, values and origins from commercial invoices and flag anything unclear for a licensed person.',
      automation:
        'At a post-production house or an equipment rental company, one booking can produce the contract, the insurance request, the pickup sheet and the invoice, with the details typed only once.',
      exit: 'If your landlord, your overseas supplier and your biggest customer deal only with you, we help you introduce each of them to a second person well before a sale is announced.',
    },
    sections: [
      {
        heading: 'Getting more from the space you have',
        paragraphs: [
          'Containers, grain, potash and lumber leave through Burrard Inlet and Roberts Bank. Film crews, game studios and software teams fill space from Mount Pleasant to Burnaby. Around them work smaller businesses: a six-person marine electrical shop, a seafood processor in Richmond, a cabinetmaker pushed east to Langley by rent, a dental office on Cambie. Industrial land is scarce, so a second bay is rarely an option. The question is what your present floor and team can produce.',
          'Start with tasks that have a clear beginning and end: landed-cost calculations, booking confirmations, export certificates, patient reminders, checking rental gear back in. Tourism adds another, because guides, charter boats and restaurants answer the same questions in several languages all summer. Creative decisions, food safety checks and talks with a worried client should stay with a person.',
        ],
        source: { label: 'Port of Vancouver', url: 'https://www.portvancouver.com/' },
      },
      {
        heading: "BC's privacy act covers your staff, and PST may cover your services",
        paragraphs: [
          "British Columbia has its own Personal Information Protection Act. It covers employees and customers, and it expects every organization to name someone who's responsible for it. Think of a crew list: home addresses, emergency contacts and allergies travel from the production to its caterer and its payroll service. Each of them should know why it has the list and when to delete it. Before a transcription or scheduling tool sees a file like that, find out where the vendor stores it. Once the information leaves the province, the federal act can apply, too.",
          "Check your invoices while you're at it. BC's 2026 budget set October 1, 2026 as the day the 7 per cent PST extends to accounting and bookkeeping, architecture, engineering, security and non-residential real estate services. For architects and engineers, it's on 30 per cent of the price. Read the province's notice, linked below, for what's in force when you send an invoice. If you sell one of these services, your quote template and accounting software are affected. If you buy them, your budget is.",
        ],
        source: {
          label: 'Government of British Columbia, PST notice to providers of professional services',
          url: 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/publications/notice-professional-services',
        },
      },
      {
        heading: 'Selling a BC business: PST, the building and the handbook',
        paragraphs: [
          "Sell assets instead of shares and provincial sales tax comes into play. The buyer generally pays PST on equipment and furniture, and should ask you for a clearance certificate showing that your PST account is settled. Without one, your unpaid tax can become the buyer's problem. A transfer of land usually brings property transfer tax. Have your tax adviser work out both routes before you talk about price.",
          "Sometimes the building is worth more than the business. If your company owns it, a buyer may want only the operation, and separating the two can take years and has tax consequences, so raise it early. Then there's what's in your head. A charter company with its safety rules, supplier quirks and pricing in a shared handbook is easier to buy than one that lives in the founder's phone.",
        ],
        source: {
          label: 'Government of British Columbia, provincial sales tax',
          url: 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst',
        },
      },
    ],
  },
}
