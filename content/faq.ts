export type FaqEntry = { question: string; answer: string }

export const homeFaq: readonly FaqEntry[] = [
  {
    question: 'What are AI and automation, in plain terms?',
    answer:
      "Automation is software that follows steps you've set, such as sending an invoice when a job is marked done. AI is software that works with language, images and patterns, so it can draft a reply, summarize a report or sort incoming requests. They work well together: AI does the reading and writing, and automation moves the result where it needs to go.",
  },
  {
    question: 'How can AI help a small or medium business?',
    answer:
      'It takes routine work off your team: first drafts, data entry, scheduling, follow-up and reporting. That leaves more time for customers and for decisions that need a person. We start with the tasks that take the most hours and need the least judgment.',
  },
  {
    question: 'What services do you offer?',
    answer:
      "We help owners choose and set up AI tools, automate processes, modernize older systems and get a business ready for a sale or a successor. It all starts with the free assessment, so our advice fits your business. You can take on the whole plan or one project at a time. We aren't brokers, accountants or lawyers; we work with yours.",
  },
  {
    question: 'Do I need technical knowledge?',
    answer:
      "No. You know how your business works, and we bring the technical side. We explain each step in everyday language and show your team how to use what we've set up.",
  },
  {
    question: 'What does it cost to get started?',
    answer:
      "The assessment is free. Many useful AI and automation tools cost from about $20/month (US dollars, November 2026), so a first improvement rarely takes a big budget. If you'd like our help putting it in place, we agree on the scope and the price before any work starts.",
  },
  {
    question: 'What is the difference between preparing to exit and optimizing?',
    answer:
      "Preparing to exit means getting the business ready for a buyer or a successor: documented processes, numbers that hold up and less that depends on you. Optimizing means making it run and grow better while you stay. Much of the work is the same. The priorities and the timeline aren't, which is why there are two assessments.",
  },
  {
    question: 'How soon will I see results?',
    answer:
      'We plan most first projects to show results in 30-90 days. A simple automation can be working sooner, and changes that touch several systems or teams take longer. We agree at the start on what to measure.',
  },
  {
    question: "Is my data safe, and who will know I'm thinking of selling?",
    answer:
      "Only our team will know. Your answers are kept in our own database and are seen only by our team and the companies that host our site and email. We don't sell them or use them for advertising, and we never contact your staff, customers or competitors. If someone else answers when we call, we leave a first name and nothing more. Before we recommend a tool, we check how it handles your data and tell you what we find.",
  },
]
