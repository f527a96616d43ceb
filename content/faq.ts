import type { z } from 'zod'
import type { faqEntry } from './editing/words-schema.ts'

export type FaqEntry = z.infer<typeof faqEntry>

export const homeFaq: readonly FaqEntry[] = [
  {
    question: 'What are AI and automation, in plain terms?',
    answer:
      "Automation is software that follows steps you've set, such as sending an invoice when a job is done. AI works with language and images: it can draft a reply or summarize a report.",
  },
  {
    question: 'How can AI help a small or medium business?',
    answer:
      'It takes routine work off your team: first drafts, data entry, scheduling, follow-up and reporting. We start with what takes the most hours.',
  },
  {
    question: 'What services do you offer?',
    answer:
      "We help owners choose and set up AI tools, automate processes, modernize older systems and get a business ready for a sale or a successor. We aren't brokers, accountants or lawyers; we work with yours.",
  },
  {
    question: 'Do I need technical knowledge?',
    answer: 'No. You know your business, and we bring the technical side.',
  },
  {
    question: 'What does it cost to get started?',
    answer:
      'The assessment is free. Many useful AI and automation tools cost from about $20/month (US dollars, October 2026). If you want our help, we agree on the scope and the price before any work starts.',
  },
  {
    question: 'What is the difference between preparing to exit and optimizing?',
    answer:
      'Preparing to exit means getting the business ready for a buyer or a successor: documented processes, numbers that hold up and less that depends on you. Optimizing means making it run and grow better while you stay.',
  },
  {
    question: 'How soon will I see results?',
    answer: 'We plan first projects to show results in 30-90 days.',
  },
  {
    question: "Is my data safe, and who will know I'm thinking of selling?",
    answer:
      "We don't tell anyone without your OK. Your answers are kept in our own database, and our Privacy Policy lists who handles them for us. We don't sell them or use them for advertising, and we never contact your staff, customers or competitors. If someone else answers our call, we leave only a first name.",
  },
]
