import type { City } from './city.ts'

export const montreal: City = {
  slug: 'montreal-quebec-ai-consultants',
  city: 'Montreal',
  state: 'Quebec',
  stateAbbr: 'QC',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '45.5019',
  longitude: '-73.5674',
  region: 'st-lawrence',
  localFact:
    "Montreal is one of the world's major aerospace centres and the home of Mila, the Quebec artificial intelligence institute.",
  serviceAreas: ['Laval', 'Longueuil', 'Brossard', 'Pointe-Claire', 'Terrebonne'],
  local: {
    expertise:
      'We work in English. Where your customers or staff work in French, we set up the tools with you, and your own French speaker or translator approves every text people will read.',
    services: {
      ai: 'Years of specifications and quality records, in either language, can become searchable. AI finds the passage a machine shop needs and points back to the page it came from.',
      automation:
        "A distributor in Saint-Laurent can send quotes, delivery notices and overdue reminders in the customer's chosen language, from French and English templates its own people have approved.",
      exit: 'Before a sale or a transfer to the next generation, we help you bring contracts, procedures and the privacy incident register up to date. Your notary or lawyer handles the legal documents.',
    },
    sections: [
      {
        heading: 'Where two languages and many certificates cost time',
        paragraphs: [
          'Montreal suppliers work for aircraft engine makers, game studios, visual effects houses, drug developers and the port. A plating shop in Anjou certifies every batch. A garment importer on Chabanel lives by the season. A bistro in Rosemont loses more margin on its schedule than on its steak. And many of them keep the same document in two languages, translated by whoever happens to be free.',
          "AI can take on part of that: product sheets, safety notices, certificates, answers to common questions. It drafts well in both languages. It doesn't know your trade's terms or Quebec usage, so someone who does has to correct each text and keep a glossary. A reminder for the Revenu Québec attestation is another easy win, because many construction and building-cleaning subcontracts need a valid one. Be slower with anything that decides about people, like who gets an interview or credit.",
        ],
        source: {
          label: 'Revenu Québec, Attestation de Revenu Québec',
          url: 'https://www.revenuquebec.ca/en/businesses/sector-specific-measures/attestation-de-revenu-quebec/',
        },
      },
      {
        heading: 'Law 25 and the French language charter reach small firms',
        paragraphs: [
          "Quebec's private-sector privacy act, as amended by Law 25, applies to the smallest firm. The person with the highest authority is responsible for it unless you name someone else, and that person's title and contact details go on your website. Keep a register of privacy incidents. Before personal information leaves Quebec, as it does with many cloud and AI tools, you need a privacy impact assessment and a written agreement. That includes consultants outside the province, us among them, so we'd settle it before we look at any customer or staff data. If software alone makes a decision about someone, you have to tell them.",
          "The Charter of the French Language is the other law to know. Once you've had 25 or more employees for six months, you register with the Office québécois de la langue française, and the software your staff use is part of that process. Duties toward customers start below that size. Ask a Quebec lawyer before a form or a chatbot goes live in English only.",
        ],
        source: {
          label: 'Act respecting the protection of personal information in the private sector, LégisQuébec',
          url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1',
        },
      },
      {
        heading: 'Selling means two tax returns',
        paragraphs: [
          "You and your company report to the Canada Revenue Agency and, separately, to Revenu Québec. Quebec decides for itself, and on its own dates, which federal changes to follow. It has matched the federal deduction for owners who sell to an employee ownership trust, for example, with a line of its own in the Quebec return. So for each tax break you're counting on, ask your accountant whether it applies in both returns, in the year you plan to sell.",
          'Passing a company to the next generation, la relève, has its own conditions on how and when control moves. A management buyout or a worker co-operative is an option when no child wants the job. Choose with a tax specialist and a notary or lawyer, four or five years ahead if you can. Our part is the operation: procedures your team writes in its own language from an outline we work out with you, books that close on time, and customers who already know your second-in-command.',
        ],
        source: {
          label: 'Revenu Québec, income tax return',
          url: 'https://www.revenuquebec.ca/en/citizens/income-tax-return/',
        },
      },
    ],
  },
}
