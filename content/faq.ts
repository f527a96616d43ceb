import type { z } from 'zod'
import type { faqEntry } from './editing/words-schema.ts'

export type FaqEntry = z.infer<typeof faqEntry>

export const homeFaq: readonly FaqEntry[] = [
  {
    question: 'What are AI and automation, in plain terms?',
    answer:
      "Automation follows steps you've set, such as sending an invoice when a job is done. AI works with language and images: it can draft a reply or summarize a report.",
  },
  {
    question: 'How can AI help a small or medium business?',
    answer:
      'It takes routine work off your team: drafts, data entry, scheduling, follow-up and reporting. We start with what takes the most hours.',
  },
  {
    question: 'What services do you offer?',
    answer:
      "We help owners set up AI tools, automate processes, modernize older systems and get ready for a sale or successor. We aren't brokers, accountants or lawyers; we work with yours.",
  },
  {
    question: 'Do I need technical knowledge?',
    answer: 'No. You know your business, and we bring the technical side.',
  },
  {
    question: 'What does it cost to get started?',
    answer:
      'The assessment is free. Many AI and automation tools cost from about $20/month (US dollars, October 2026). We agree on our price before any work starts.',
  },
  {
    question: 'What is the difference between preparing to exit and optimizing?',
    answer:
      'Preparing to exit gets the business ready for a buyer or successor: documented processes, solid numbers and less that depends on you. Optimizing makes it run and grow better while you stay.',
  },
  {
    question: 'How soon will I see results?',
    answer: 'We plan first projects to show results in 30-90 days.',
  },
  {
    question: "Is my data safe, and who will know I'm thinking of selling?",
    answer:
      "We don't tell anyone without your OK. Your answers stay in our own database; our Privacy Policy lists who handles them. We don't sell them or use them for advertising, and never contact your staff, customers or competitors.",
  },
]
