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
      "In Montreal a tool that works only in English is half a tool. We look at every form, template and chatbot with French first in mind, and at Quebec's privacy rules before anything is switched on.",
    services: {
      ai: 'Years of bilingual specifications and quality records can be made searchable: AI finds the passage that a machine shop in the aerospace chain needs, and points back to the page it came from.',
      automation:
        "A distributor in Saint-Laurent can send quotes, delivery notices and overdue reminders in the customer's chosen language from one set of approved French and English templates.",
      exit: 'Before a sale or a transfer to the next generation, we help put contracts, procedures and the incident register in order, in French where a Quebec buyer or lender expects it.',
    },
    sections: [
      {
        heading: 'Many trades, two languages',
        paragraphs: [
          'A supplier in Montreal may have to speak the language of aircraft engines, video games, visual effects, life sciences or the port. A plating shop in Anjou certifies every batch. A garment importer on Chabanel lives by season. A bistro in Rosemont loses its margin on schedules rather than on steak. Each carries a bilingual burden as well, with documents translated by whoever happens to be free.',
          'That translation load is the first candidate: product sheets, safety notices, certificates, replies to common questions. AI drafts well in both languages, provided that a person who knows Quebec usage corrects the terms and keeps a glossary. Be slower with anything that decides about people, such as who gets an interview or credit. The reasons are human, and in Quebec they are legal too.',
        ],
      },
      {
        heading: 'Law 25, the language charter and help from three governments',
        paragraphs: [
          "Quebec's private-sector privacy law, as amended by Law 25, is enforced by the Commission d'accès à l'information and reaches the smallest firm. The person with the highest authority is responsible by default, and that person's title and contact details belong on your website. You need a register of confidentiality incidents, an assessment before personal information leaves Quebec (as it does with many cloud tools), and a notice to people when a decision about them rests solely on automated processing. The Charter of the French Language adds duties: once it has employed 25 or more people for six months, a business must register with the Office québécois de la langue française and begin francization.",
          "Canada Economic Development for Quebec Regions and NRC IRAP are federal, Investissement Québec is provincial, and PME MTL serves companies on the island. Development work may earn the federal SR&ED credit and Quebec's own research credit. CASL, the federal anti-spam law, governs the newsletter in either language.",
        ],
      },
      {
        heading: 'Two tax returns, one handover',
        paragraphs: [
          'A Quebec company files with the Canada Revenue Agency and, separately, with Revenu Québec, and so does its owner. Quebec decides for itself, and on its own dates, which federal changes it adopts; never assume that a rule announced in Ottawa already counts in both returns. An exemption on qualifying small business shares exists on both sides. When a whole business is sold as assets, an election may deal with GST and QST together.',
          'Family succession, known here as la relève, has its own tax rules, which set out how and over what period control must move to the children. Management buyouts and worker co-operatives are alternatives when no child wants the job; ask how each return would treat an employee ownership trust. Choose the road with a tax specialist and a notary or lawyer, ideally four or five years ahead. Our contribution is the business itself: procedures written in French and usable by a newcomer, accounts that close on time, and customers who know your second-in-command by name.',
        ],
      },
    ],
  },
}
