import { inPlace, named, type PlanData, rated, said, startHere, underWay } from './plan-rules.ts'

const nationalRulesLink = { text: 'The national rules in Canada and the US', to: '/national-rules' }

const usTax =
  "In the US, say how your company is taxed (C corporation, S corporation or LLC) and how long you've held the stock: both decide what you keep."

const routineKinds = [
  'payroll',
  'quote',
  'paid',
  'follow-up',
  'schedule',
  'data-entry',
  'paper',
  'bookkeeping',
  'email',
  'report',
]
const customerKinds = ['phone', 'website', 'sales', 'reviews']

const notValued = said('business-valuation', 'No but planning to', 'No not yet considered')
const tightBudget = said('budget-commitment', 'Limited budget', 'Need to justify ROI first')

export const exitPlan: PlanData = {
  areas: [
    {
      id: 'time',
      name: 'Time',
      rules: [
        startHere(
          'You want to leave within a year, and you named burnout or health. Ask your accountant and your lawyer to take on what they can.',
          said('exit-timeline', 'Within 1 year'),
          said('exit-motivation', 'Burnout or health concerns'),
        ),
        startHere(
          'You want to leave within a year. Finding a buyer alone can take months, so start several steps at once.',
          said('exit-timeline', 'Within 1 year'),
        ),
        underWay(
          "You have one to two years. That's enough for most of this if you start now.",
          said('exit-timeline', '1-2 years'),
        ),
        underWay(
          'You have three to five years, but you named burnout or health. Treat the dates in this plan as the latest.',
          said('exit-timeline', '3-5 years'),
          said('exit-motivation', 'Burnout or health concerns'),
        ),
        inPlace(
          "You have three to five years. That's time to raise the price, not only to sell: start with what takes longest to change.",
          said('exit-timeline', '3-5 years'),
        ),
        underWay(
          'Your timeline is flexible, but you named burnout or health. Treat the dates in this plan as the latest.',
          said('exit-timeline', 'Flexible timeline'),
          said('exit-motivation', 'Burnout or health concerns'),
        ),
        underWay(
          'Your timeline is flexible, so you have room. The steps below lead up to choosing a date.',
          said('exit-timeline', 'Flexible timeline'),
        ),
      ],
      notSaid: "You didn't say when you'd like to leave.",
    },
    {
      id: 'value',
      name: 'Value',
      rules: [
        inPlace(
          'A professional valued the business within the last year. Work on what the report says holds the price down.',
          said('business-valuation', 'Yes within the last year'),
        ),
        underWay(
          'The business was valued, but over a year ago. A buyer goes by newer numbers, so ask what an update costs.',
          said('business-valuation', 'Yes but over a year ago'),
        ),
        startHere(
          "You plan to have the business valued, but it hasn't happened yet. Until then, every other number is a guess.",
          said('business-valuation', 'No but planning to'),
        ),
        startHere(
          "The business hasn't been valued. Find out before you count on a price: it changes what you need to do first.",
          said('business-valuation', 'No not yet considered'),
        ),
      ],
      notSaid: "You didn't say whether the business has been valued.",
    },
    {
      id: 'successor',
      name: 'Successor',
      rules: [
        inPlace(
          'Your plan for who takes over is fully documented. What counts now is whether it works: try out a part of it.',
          said('successor-plan', 'Yes fully documented'),
        ),
        underWay(
          "You have an informal plan for who takes over. What isn't written down is easily remembered in two ways.",
          said('successor-plan', 'Yes informal plan'),
        ),
        underWay(
          'Your plan for who takes over is in development. A name and a date, even in pencil, make it one that others can work with.',
          said('successor-plan', 'In development'),
        ),
        startHere(
          'You have no plan yet for who takes over. Every other date depends on that, so list the candidates first.',
          said('successor-plan', 'No plan yet'),
        ),
      ],
      notSaid: "You didn't say who might take over.",
    },
    {
      id: 'revenue',
      name: 'Revenue',
      rules: [
        inPlace(
          'Your revenue has been growing for three years. Show that it comes from more than one customer, and not only from you.',
          said('revenue-stability', 'Consistently growing'),
        ),
        inPlace(
          'Your revenue has been stable for three years. Buyers like that, so have the records ready that prove it.',
          said('revenue-stability', 'Stable and predictable'),
        ),
        underWay(
          'Your revenue has gone up and down over three years. A buyer will want to know why, so write a sentence on each swing.',
          said('revenue-stability', 'Some fluctuation'),
        ),
        startHere(
          "Your revenue has been declining over three years. Say why before a buyer asks, and what you've changed.",
          said('revenue-stability', 'Declining'),
        ),
      ],
      notSaid: "You didn't say how revenue has been.",
    },
    {
      id: 'finances',
      name: 'Your own finances',
      rules: [
        startHere(
          'You put your own finances at {financial-readiness} of 10. Find out what you need each month before you talk about a price.',
          rated('financial-readiness', 2, 4),
        ),
        underWay(
          'You put your own finances at {financial-readiness} of 10. Check the numbers once with a lower price than you hope for.',
          rated('financial-readiness', 5, 7),
        ),
        inPlace(
          'You put your own finances at {financial-readiness} of 10. So you can wait for a better offer, or say no to one.',
          rated('financial-readiness', 8, 10),
        ),
      ],
      notSaid:
        'This is at 1, where the scale starts. If 1 is your answer, start here: find out what you need each month.',
    },
    {
      id: 'daily-work',
      name: 'Daily work that depends on you',
      // Never "in place": no answer can show that. Only time away can.
      rules: [
        startHere(
          'At least one of your bottlenecks seems to wait for you. A buyer pays less for work that leaves when you do.',
          named('owner', 'licence'),
        ),
        startHere(
          'At least one of your bottlenecks seems to rest on one person. A buyer will ask what happens if they leave, too.',
          named('one-person'),
        ),
        startHere(
          'You have no plan yet for who takes over, so much of the daily work may still depend on you.',
          said('successor-plan', 'No plan yet'),
        ),
        underWay(
          "Your plan for who takes over isn't fully documented yet, so your daily work may not be either.",
          said('successor-plan', 'In development', 'Yes informal plan'),
        ),
        underWay(
          'Your plan for who takes over is documented. Time away will show whether daily work follows it.',
          said('successor-plan', 'Yes fully documented'),
        ),
      ],
      notSaid: "Your answers don't show how much waits for you. Two days off without a phone will.",
    },
  ],
  firstAreas: {
    'daily-work': 'daily work that depends on you',
    value: 'what the business is worth',
    successor: 'who takes over',
    finances: 'your own finances',
    revenue: 'the story behind your revenue',
    time: 'the dates below',
  },
  nextLookDays: 90,
  schedules: [
    {
      if: [said('exit-timeline', 'Within 1 year')],
      steps: [
        { when: 'By the end of {month}', months: 1, actions: ['relief', 'procedures', 'tax'] },
        { when: 'By the end of {month}', months: 2, actions: ['dependence', 'valuation', 'successor'] },
        { when: 'By the end of {month}', months: 4, actions: ['records', 'finances'] },
        { when: 'By the end of {month}', months: 5, actions: ['buyer'] },
        { when: 'By the end of {month}, a year from today', months: 12, actions: ['handover'] },
      ],
    },
    {
      if: [said('exit-timeline', '1-2 years')],
      steps: [
        { when: 'By the end of {month}', months: 1, actions: ['relief', 'procedures', 'tax'] },
        { when: 'By the end of {month}', months: 3, actions: ['dependence', 'valuation', 'finances'] },
        { when: 'By the end of {month}', months: 6, actions: ['records', 'successor'] },
        { when: 'By the end of {month}', months: 9, actions: ['buyer'] },
        {
          when: 'By the end of {month}, the middle of the time you chose',
          months: 18,
          actions: ['handover'],
        },
      ],
    },
    {
      if: [said('exit-timeline', '3-5 years')],
      steps: [
        { when: 'By the end of {month}', months: 1, actions: ['relief', 'procedures'] },
        { when: 'By the end of {month}', months: 3, actions: ['dependence', 'tax', 'finances'] },
        { when: 'By the end of {month}', months: 6, actions: ['valuation', 'records'] },
        { when: 'By the end of {month}', months: 12, actions: ['successor'] },
        { when: 'By the end of {month}', months: 24, actions: ['monthAway', 'buyer'] },
        {
          when: 'By the end of {month}, the middle of the time you chose',
          months: 48,
          actions: ['handover'],
        },
      ],
    },
    {
      // A flexible timeline, or none: forward from today, without an end.
      steps: [
        { when: 'By the end of {month}', months: 1, actions: ['relief', 'procedures'] },
        { when: 'By the end of {month}', months: 3, actions: ['dependence', 'tax', 'finances'] },
        { when: 'By the end of {month}', months: 6, actions: ['valuation', 'records'] },
        { when: 'By the end of {month}', months: 9, actions: ['successor', 'buyer'] },
        { when: 'By the end of {month}', months: 12, actions: ['chooseDate'] },
      ],
    },
  ],
  byCountry: {
    valuator: {
      CA: 'In Canada, look for a chartered business valuator (CBV).',
      US: 'In the US, look for a valuator with ASA, ABV or CVA after the name.',
    },
    taxWithinOneYear: {
      CA: 'In Canada, if you own shares of the company, two tests for the lifetime capital gains exemption generally look back over the 24 months before the sale. At least half of those months have already passed.',
      US: usTax,
    },
    taxInOneToTwoYears: {
      CA: 'In Canada, if you own shares of the company, two tests for the lifetime capital gains exemption generally look back over the 24 months before the sale. Those months have started or are about to.',
      US: usTax,
    },
    taxInThreeYears: {
      CA: 'In Canada, if you own shares of the company, two tests for the lifetime capital gains exemption generally look back over the 24 months before the sale. For a sale in three years, the earliest you chose, those months start in {month+12}. Spare cash in the company may have to leave before then.',
      US: usTax,
    },
    taxAnyTime: {
      CA: 'In Canada, if you own shares of the company, two tests for the lifetime capital gains exemption generally look back over the 24 months before the sale.',
      US: usTax,
    },
  },
  actions: {
    tax: [
      {
        if: [said('exit-timeline', 'Within 1 year')],
        text: 'Tell your accountant and your lawyer what you plan, and ask what is too late to change within a year. {taxWithinOneYear}',
        link: nationalRulesLink,
      },
      {
        if: [said('exit-timeline', '1-2 years')],
        text: 'Tell your accountant and your lawyer what you plan, and ask before you change anything. {taxInOneToTwoYears}',
        link: nationalRulesLink,
      },
      {
        if: [said('exit-timeline', '3-5 years')],
        text: 'Tell your accountant and your lawyer what you plan, and ask what has to change by when. {taxInThreeYears}',
        link: nationalRulesLink,
      },
      {
        text: 'Tell your accountant and your lawyer what you have in mind, and ask before you choose a date. {taxAnyTime}',
        link: nationalRulesLink,
      },
    ],
    relief: [
      {
        if: [said('exit-motivation', 'Burnout or health concerns')],
        text: 'Hand over one task that wears you out, even if the rest of this plan has to wait. Let someone watch you do it, then watch them, then let go.',
      },
    ],
    dependence: [
      {
        text: "Take two days off without phone or email. Tell your team it's a test, and ask for a list of everything that had to wait.",
        link: { article: 'a-business-that-runs-without-you' },
      },
    ],
    buyer: [
      {
        if: [said('successor-plan', 'Yes fully documented', 'Yes informal plan')],
        text: "Decide what happens if your successor says no in the end. Ask a business broker or M&A adviser how they'd look for a buyer, how long it takes and what they charge. Nobody outside learns the name of your business before signing a confidentiality agreement.",
      },
      {
        text: "Unless family or staff takes over, decide who looks for a buyer. Ask two business brokers or M&A advisers how they'd do it, how long it takes and what they charge. Nobody outside learns the name of your business before signing a confidentiality agreement.",
      },
    ],
    valuation: [
      {
        if: [notValued, tightBudget],
        text: 'Ask a professional valuator which reports they offer and what the shortest one costs. It may be enough to show what holds the price down. {valuator}',
      },
      {
        if: [notValued],
        text: 'Have the business valued by a professional, and ask what holds the price down. {valuator}',
      },
      {
        if: [said('business-valuation', 'Yes but over a year ago')],
        text: "Ask the valuator what an update costs. A buyer will go by today's numbers.",
      },
      {
        if: [said('business-valuation', 'Yes within the last year')],
        text: 'Read your valuation again, or ask the valuator, and list what holds the price down. Choose one point to work on first.',
      },
      {
        text: "If the business hasn't been valued in the last year, ask what a valuation costs and which records it takes.",
      },
    ],
    successor: [
      {
        if: [said('successor-plan', 'No plan yet')],
        text: "List who could take over: family, someone on your team, a competitor, a buyer you don't know yet. Write down who may hear about it, and when. Nobody outside the family hears of it before your numbers are in order and a confidentiality agreement is signed. Your lawyer can prepare one.",
      },
      {
        if: [said('successor-plan', 'In development')],
        text: 'Put a name and a date on your plan for who takes over, even in pencil. If it may be family or staff, tell your accountant: tax rules of their own can apply, in Canada and in the US.',
      },
      {
        if: [said('successor-plan', 'Yes informal plan')],
        text: 'Put your informal plan on one page: who, when, on what terms, what they still have to learn. Then ask whether they agree. If they are family or staff, tell your accountant: tax rules of their own can apply, in Canada and in the US.',
      },
      {
        if: [said('successor-plan', 'Yes fully documented')],
        text: 'Go through your documented plan with your lawyer, then try out one part of it for a week.',
      },
      {
        text: 'Write down who takes over, or who could, and what they would still have to learn.',
      },
    ],
    records: [
      {
        if: [said('revenue-stability', 'Declining')],
        text: "Start the six folders a buyer will ask for: company, money, customers, people, property, how the work gets done. Begin with half a page on why revenue fell, and what you've changed or will change.",
        link: { article: 'records-a-buyer-will-ask-for' },
      },
      {
        if: [said('revenue-stability', 'Some fluctuation')],
        text: 'Start the six folders a buyer will ask for: company, money, customers, people, property, how the work gets done. Begin with three years of revenue side by side, by product or service or by kind of customer, and a sentence on each swing.',
        link: { article: 'records-a-buyer-will-ask-for' },
      },
      {
        if: [said('revenue-stability', 'Stable and predictable', 'Consistently growing')],
        text: 'Start the six folders a buyer will ask for: company, money, customers, people, property, how the work gets done. Begin with your revenue by product or service and, if a few customers bring in much of it, the share of each.',
        link: { article: 'records-a-buyer-will-ask-for' },
      },
      {
        text: "Start the six folders a buyer will ask for: company, money, customers, people, property, how the work gets done. Begin with the lease: many can't be assigned without the landlord's consent.",
        link: { article: 'records-a-buyer-will-ask-for' },
      },
    ],
    finances: [
      {
        if: [said('exit-motivation', 'Financial liquidity')],
        text: 'Work out with your accountant how much money you need from the business, after tax, and by when.',
      },
      {
        if: [rated('financial-readiness', 2, 4)],
        text: "Meet a financial planner. Work out what you'll need each month after you leave, and how much of it a sale would have to pay for.",
      },
      {
        if: [rated('financial-readiness', 5, 7)],
        text: 'Have a financial planner check your numbers for life after the business, once with the price you hope for and once with a lower one.',
      },
      {
        if: [rated('financial-readiness', 8, 10)],
        text: "Check your own numbers against a lower price than you hope for. If they still work, you don't have to take the first offer.",
      },
      {
        text: "Work out what you'll need each month after you leave, and how much of it has to come from the business.",
      },
    ],
    procedures: [
      {
        if: [rated('ai-fear', 7, 10)],
        text: "From this week on, write one page a week on work that only one person can do, you included. Explain it aloud while someone takes notes. You don't need AI for this.",
      },
      {
        if: [rated('ai-fear', 2, 6)],
        text: "From this week on, write one page a week on work that only one person can do, you included. Record yourself explaining it, without customers' names, have an AI assistant draft the page, then correct it.",
        link: { article: 'keeping-customer-data-safe-with-ai' },
      },
      {
        text: 'From this week on, write one page a week on work that only one person can do, you included. Have someone work from the page alone, and add whatever they had to ask.',
      },
    ],
    monthAway: [
      {
        text: 'Take four weeks off, a payroll and a month-end included. By then, the list of what had to wait should be short.',
      },
    ],
    handover: [
      {
        if: [said('exit-motivation', 'Retirement')],
        text: "Hand over, or close the sale. Agree in writing how long you'll still help and when that ends, so that retirement really starts.",
      },
      {
        if: [said('exit-motivation', 'Pursue new opportunities')],
        text: 'Hand over, or close the sale. A buyer may want you to stay on for a while, so agree in writing on how many hours, and until when.',
      },
      {
        if: [said('exit-motivation', 'Financial liquidity')],
        text: 'Hand over, or close the sale. Before you sign, ask what is paid at closing and what comes later: part of a price can be held back until results are proven.',
      },
      {
        if: [said('exit-motivation', 'Burnout or health concerns')],
        text: "Hand over, or close the sale. If you have to stop sooner, tell the new owner what still depends on you and how you'll hand it over.",
      },
      {
        if: [said('exit-motivation', 'Market conditions')],
        text: 'Hand over, or close the sale. If your market changes before then, move the dates and keep the order of the steps.',
      },
      {
        text: "Hand over, or close the sale. Before that, tell the new owner what still depends on you and how you'll hand it over.",
      },
    ],
    chooseDate: [
      {
        if: [said('exit-motivation', 'Burnout or health concerns')],
        text: "Choose a date, even a rough one, and count back from it. If you can't wait that long, choose it sooner: nothing above has to be finished first.",
      },
      {
        text: 'Choose a date, even a rough one, and count back from it. Allow about a year for handing over customers who ask for you by name.',
      },
    ],
  },
  questions: [
    {
      if: [said('revenue-stability', 'Declining')],
      question: 'Why has revenue fallen, and what have you changed?',
      why: 'You said revenue has been declining. A buyer will see that right away.',
      link: { article: 'records-a-buyer-will-ask-for' },
    },
    {
      if: [named('few-customers')],
      question: 'What happens if your largest customer leaves?',
      why: 'At least one of your bottlenecks is about a few large customers. Buyers ask about that first.',
    },
    {
      if: [named('one-person')],
      question: 'What happens if the person who knows it leaves?',
      why: 'At least one of your bottlenecks seems to rest on one person.',
    },
    {
      if: [named('licence')],
      question: 'Who does the licensed work the day after you leave?',
      why: 'At least one of your bottlenecks needs your licence or certificate, and that leaves with you.',
    },
    {
      if: [named('owner')],
      question: "What stops when you're away for a month?",
      why: 'At least one of your bottlenecks seems to wait for you, so a buyer will look for others.',
      link: { article: 'a-business-that-runs-without-you' },
    },
    {
      if: [said('successor-plan', 'No plan yet')],
      question: 'Who runs it the day after you leave?',
      why: 'You have no plan yet for who takes over.',
      link: { article: 'a-business-that-runs-without-you' },
    },
    {
      if: [said('successor-plan', 'In development', 'Yes informal plan')],
      question: 'Who runs it the day after you leave, and have they agreed?',
      why: "Your plan for who takes over isn't fully documented yet.",
      link: { article: 'a-business-that-runs-without-you' },
    },
    {
      if: [said('successor-plan', 'Yes fully documented')],
      question: 'Has it ever run without you?',
      why: 'Your plan for who takes over is documented, so the next question is whether it works.',
      link: { article: 'a-business-that-runs-without-you' },
    },
    // Only if the answer is missing, because each article is used once. The same goes for the records below.
    {
      question: 'What happens to the profit when you leave?',
      why: "You didn't say who might take over, so a buyer has to ask.",
      link: { article: 'a-business-that-runs-without-you' },
    },
    {
      if: [said('revenue-stability', 'Some fluctuation')],
      question: 'What makes some years better than others?',
      why: 'You said revenue has gone up and down.',
      link: { article: 'records-a-buyer-will-ask-for' },
    },
    {
      if: [notValued],
      question: 'What does the business really earn, once your own pay is counted?',
      why: "It hasn't been valued, so a buyer will work that out from your records.",
      link: { article: 'records-a-buyer-will-ask-for' },
    },
    {
      if: [said('business-valuation', 'Yes but over a year ago')],
      question: 'What has changed since the valuation?',
      why: 'Yours is over a year old, so a buyer will go by newer records.',
      link: { article: 'records-a-buyer-will-ask-for' },
    },
    {
      if: [said('business-valuation', 'Yes within the last year')],
      question: 'Can we see the records behind the valuation?',
      why: 'Yours is less than a year old, so a buyer will check what it rests on.',
      link: { article: 'records-a-buyer-will-ask-for' },
    },
    {
      question: 'Can we see the last three years?',
      why: "You didn't say whether the business has been valued, so a buyer starts with the records.",
      link: { article: 'records-a-buyer-will-ask-for' },
    },
    {
      if: [said('exit-motivation', 'Market conditions')],
      question: 'Where will new customers come from?',
      why: 'You named market conditions as your reason, and a buyer looks at the same market.',
    },
    {
      if: [named(...routineKinds)],
      question: 'How much of the daily work is still done by hand?',
      why: 'At least one of your bottlenecks is work that comes up again and again.',
      link: { article: 'first-process-to-automate' },
    },
    {
      if: [named(...customerKinds)],
      question: 'How easily does a new customer reach you?',
      why: 'At least one of your bottlenecks is about winning customers, or about how they reach you.',
      link: { article: 'website-fixes-that-make-contact-easier' },
    },
    {
      if: [named('tools', 'connect', 'subscriptions')],
      question: 'Which programs does the business run on, and who can change them?',
      why: 'At least one of your bottlenecks is about your systems.',
      link: { article: 'zapier-make-or-power-automate' },
    },
    {
      if: [rated('ai-fear', 7, 10)],
      question: "Who here may use AI, and with which customers' details?",
      why: 'You put your fear of AI at {ai-fear} of 10. Clear rules help with that, and a buyer may ask to see them.',
      link: { article: 'keeping-customer-data-safe-with-ai' },
    },
    {
      if: [said('budget-commitment', 'Need to justify ROI first')],
      question: 'What would it take to modernize, and how soon would it pay off?',
      why: 'You want to see a return before you spend, and so does a buyer.',
      link: { article: 'first-process-to-automate' },
    },
    {
      if: [said('revenue-stability', 'Consistently growing')],
      question: 'Can it keep growing without more of your hours?',
      why: 'You said revenue has been growing. A buyer pays for growth that goes on.',
      link: { article: '90-day-modernization-plan' },
    },
    {
      if: [said('budget-commitment', 'Yes significant budget allocated', 'Yes moderate budget available')],
      question: 'What did you set up lately, and does it work when its builder is away?',
      why: 'You have a budget for getting ready. A buyer will ask what it paid for.',
      link: { article: 'zapier-make-or-power-automate' },
    },
    {
      if: [rated('ai-fear', 2, 6)],
      question: 'Which AI tools does your team use, and on what terms?',
      why: 'You put your fear of AI at {ai-fear} of 10. Whatever you decide, your team may use some already.',
      link: { article: 'choosing-an-ai-assistant' },
    },
    {
      question: "How do you keep your customers' details safe?",
      why: 'A buyer usually takes over what the business keeps about its customers, too.',
      link: { article: 'keeping-customer-data-safe-with-ai' },
    },
  ],
}
