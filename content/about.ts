export const about = {
  intro:
    'Modernize My Business helps owners of small and mid-size businesses put AI and automation to work, and get ready for the day they hand over the keys.',
  whatWeDo: [
    'We look closely at how your business runs, find the work that takes more time than it should, and help you fix it with tools your team can live with. Sometimes the answer is AI. Sometimes it is a simple automation, a tidier process or one system in place of three.',
    'For owners planning to exit within 5 years, we focus on what a buyer or successor will look for: documented processes, dependable numbers and a business that does not rest on one person. For owners who are staying, we focus on time, service and room to grow.',
  ],
  story: [
    'Modernize My Business is a Winnipeg company built around something easy to see in owner-run businesses: they are strong on craft and customers, and short on time. The tools that could give that time back exist, but they are rarely explained in the language of the people who need them.',
    'So we set out to explain them plainly and to help put them in place. From our headquarters in Manitoba we work with owners across Canada and the United States, by video and by phone. We use what we recommend: this website was built with AI.',
  ],
  mission:
    'To help owners build businesses that run well, hold their value and are ready for whatever comes next, whether that is a sale, a successor or many more good years.',
  values: [
    {
      name: 'Optimization',
      text: 'We look for the change that frees the most time for the least effort, and we make it before anything bigger.',
    },
    {
      name: 'People',
      text: 'Technology serves the people who use it. We involve your team early, listen to what they know, and leave them more capable than we found them.',
    },
    {
      name: 'KISS',
      text: 'Keep it short and simple. If a process cannot be explained on one page, we simplify it before we automate it.',
    },
    {
      name: 'Growth Mindset',
      text: 'Tools change quickly, so we keep learning, test before we advise, and say so when we do not know.',
    },
  ],
  faq: [
    {
      question: 'Where are you based, and whom do you serve?',
      answer:
        'Our headquarters are in Winnipeg, Manitoba. We serve owners of small and mid-size businesses across Canada and the United States, mostly by video and phone.',
    },
    {
      question: 'Which industries do you work with?',
      answer:
        'Any in which people quote, schedule, serve, invoice and report. The details differ from trade to trade, but the bottlenecks are often alike, and we learn yours before we suggest anything.',
    },
    {
      question: 'What happens after I complete an assessment?',
      answer:
        'Our team reviews your answers and your digital footprint within 48 business hours. We then invite you to book a video or phone call, and if you choose to go ahead, we prepare an action plan with you.',
    },
    {
      question: 'Will AI replace my team?',
      answer:
        'Our work is to take repetitive tasks off your team, so people can spend their hours where judgment and relationships count. How you use the time you gain is always your decision.',
    },
  ],
  callToAction: {
    title: 'The first step is short',
    text: 'A free assessment with a few honest questions, reviewed by a person within 48 business hours.',
  },
  whereWeWork: {
    title: 'Where We Work',
    text: 'From Winnipeg we work with owners across Canada and the United States. These cities have a page of their own.',
  },
  team: [
    {
      role: 'Owner and Lead Consultant',
      text: 'Takes the first call, gets to know your business and your goals, and stays responsible for the plan from start to finish.',
      portrait: 'lead-consultant',
      portraitAlt: 'A man in his fifties with grey hair and a beard, in a green jacket, holding a notebook.',
    },
    {
      role: 'AI and Automation Specialist',
      text: 'Chooses, connects and tests the tools, then documents them so your team can run them without us.',
      portrait: 'automation-specialist',
      portraitAlt: 'A woman in her thirties with dark curly hair and glasses, in an amber sweater.',
    },
    {
      role: 'Exit Planning Consultant',
      text: 'Looks at your business the way a buyer would, and works alongside your accountant and lawyer to prepare it.',
      portrait: 'exit-planning-consultant',
      portraitAlt: 'A woman of about fifty with dark shoulder-length hair and a grey strand, in a sage blazer.',
    },
    {
      role: 'Client Coordinator',
      text: 'Keeps the schedule, answers your questions and makes sure that nothing promised is forgotten.',
      portrait: 'client-coordinator',
      portraitAlt: 'A young man with short dark hair and a telephone headset, in a terracotta shirt.',
    },
  ],
} as const
