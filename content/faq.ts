export type FaqEntry = { question: string; answer: string }

export const homeFaq: readonly FaqEntry[] = [
  {
    question: 'What are AI and automation, in plain terms?',
    answer:
      'Automation is software that carries out steps you have set, such as sending an invoice when a job is marked done. AI is software that works with language, images and patterns, so it can draft a reply, summarize a report or sort incoming requests. The two work well together: AI handles the part that calls for reading or writing, and automation moves the result where it needs to go.',
  },
  {
    question: 'How can AI help a small or medium business?',
    answer:
      'It takes routine work off your team: first drafts, data entry, scheduling, follow-up and reporting. That leaves more time for customers and for the decisions only people should make. We start with the tasks that cost you the most hours and the least judgment.',
  },
  {
    question: 'What services do you offer?',
    answer:
      'We help owners choose and set up AI tools, automate business processes, modernize older systems and prepare a business for sale or succession. Every engagement begins with the free assessment, so our advice fits your business. You can take on the whole plan or one project at a time.',
  },
  {
    question: 'Do I need technical knowledge?',
    answer:
      'No. You know how your business works, and we bring the technical side. We explain each step in everyday language and show your team how to use what we set up.',
  },
  {
    question: 'What does it cost to get started?',
    answer:
      'The assessment is free. Many useful AI and automation tools start from about $20/month, so a first improvement rarely needs a large outlay. If you would like our help putting it in place, we agree on the scope and the price before any work begins.',
  },
  {
    question: 'What is the difference between preparing to exit and optimizing?',
    answer:
      'Preparing to exit means making the business attractive to a buyer or successor: documented processes, dependable numbers and less reliance on you. Optimizing means making it run and grow better while you stay. Much of the work is the same, but the priorities and the timeline differ, which is why we offer two assessments.',
  },
  {
    question: 'How soon will I see results?',
    answer:
      'Most first projects are planned to show results in 30-90 days. Simple automations can be working sooner, while changes that touch several systems or teams take longer. We agree with you at the start on what will be measured.',
  },
  {
    question: 'Is my data safe?',
    answer:
      'Your answers and contact details are kept in our own database and are seen only by our team. We do not sell them or use them for advertising. Before recommending any tool, we look at how it handles your business data and tell you what we find.',
  },
]
