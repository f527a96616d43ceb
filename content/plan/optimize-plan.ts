import { inPlace, named, type PlanData, rated, said, startHere, underWay } from './plan-rules.ts'

const afraidOfAi = rated('ai-fear', 7, 10)
const notAfraidOfAi = rated('ai-fear', 2, 6)

export const optimizePlan: PlanData = {
  areas: [
    {
      id: 'goal',
      name: 'Goal',
      // Always where to start: the survey doesn't ask for a number and a date.
      rules: [
        startHere(
          'You want to increase revenue. By how much, and by when? The first 30 days give you the number to start from.',
          said('primary-goal', 'Increase revenue'),
        ),
        startHere(
          'You want to improve efficiency. How many hours a week would you like back? Count before you change anything.',
          said('primary-goal', 'Improve efficiency'),
        ),
        startHere(
          'You want to scale operations. To how many jobs a month, and by when? What slows one job down slows all of them.',
          said('primary-goal', 'Scale operations'),
        ),
        startHere(
          'You want more satisfied customers. How will you measure it? The time until you answer is a good first number.',
          said('primary-goal', 'Enhance customer satisfaction'),
        ),
        startHere(
          'You chose digital transformation. Name first what it should change for you or your customers.',
          said('primary-goal', 'Digital transformation'),
        ),
      ],
      notSaid: "You didn't say what you'd like to achieve next.",
    },
    {
      id: 'routine-work',
      name: 'Routine work',
      rules: [
        startHere(
          "Less than 25% of your routine work is automated. That's good news for the first fix: a small one will show.",
          said('automation-level', 'Less than 25%'),
        ),
        underWay(
          '25% to 50% of your routine work is automated. Connect what you have before you add something new.',
          said('automation-level', '25-50%'),
        ),
        underWay(
          '50% to 75% of your routine work is automated. What remains is mostly exceptions, so look at those one by one.',
          said('automation-level', '50-75%'),
        ),
        underWay(
          'More than 75% is automated, but manual processes still get in your way most often. Find out why those were left out.',
          said('automation-level', 'More than 75%'),
          said('current-challenges', 'Manual processes'),
        ),
        inPlace(
          'More than 75% of your routine work is automated. Make sure that more than one person can change it.',
          said('automation-level', 'More than 75%'),
        ),
        startHere(
          'Manual processes get in your way most often. Count them before you choose one.',
          said('current-challenges', 'Manual processes'),
        ),
      ],
      notSaid: "You didn't say how much of your routine work is automated.",
    },
    {
      id: 'tools',
      name: 'Tools',
      rules: [
        startHere(
          "You put your business at {digital-maturity} of 10 for digital tools. Don't start with AI: get what's on paper into one system first.",
          rated('digital-maturity', 2, 4),
        ),
        underWay(
          'You put your business at {digital-maturity} of 10, but technology gets in your way most often. Fix one program, not three.',
          rated('digital-maturity', 5, 10),
          said('current-challenges', 'Technology limitations'),
        ),
        underWay(
          'You put your business at {digital-maturity} of 10, but you lack insight from your data. One number that someone acts on is worth more than a dashboard.',
          rated('digital-maturity', 5, 10),
          said('current-challenges', 'Lack of data insights'),
        ),
        underWay(
          'You put your business at {digital-maturity} of 10 for digital tools. Use what you already pay for before you buy more.',
          rated('digital-maturity', 5, 7),
        ),
        inPlace(
          'You put your business at {digital-maturity} of 10 for digital tools. More tools will help less than people who use these well.',
          rated('digital-maturity', 8, 10),
        ),
        startHere(
          'Technology limitations get in your way most often. List what you pay for before you replace anything.',
          said('current-challenges', 'Technology limitations'),
        ),
      ],
      notSaid:
        'This is at 1, where the scale starts. If 1 is your answer, start here: get one kind of paper into one system.',
    },
    {
      id: 'growth',
      name: 'Growth',
      // Never "in place": the survey asks where growth should come from, not whether it does.
      rules: [
        underWay(
          'The cost of winning customers gets in your way most often, and you expect growth from those you have. That fits.',
          said('growth-focus', 'Existing customer expansion'),
          said('current-challenges', 'Customer acquisition costs'),
        ),
        startHere(
          'The cost of winning customers gets in your way most often. Find out first where the good ones come from.',
          said('current-challenges', 'Customer acquisition costs'),
        ),
        underWay(
          'You expect growth from customers you already have. You know where to find them, so ask them first.',
          said('growth-focus', 'Existing customer expansion'),
        ),
        startHere(
          'You expect growth from new markets or regions. Few people there know you yet, so try one first.',
          said('growth-focus', 'New markets or regions'),
        ),
        startHere(
          'You expect growth from new products or services. Find out early who would buy them.',
          said('growth-focus', 'New products or services'),
        ),
        underWay(
          'You expect growth from running things better. The steps below start there.',
          said('growth-focus', 'Operational excellence'),
        ),
        underWay(
          'You expect growth from developing your team. It needs time in their week.',
          said('growth-focus', 'Team development'),
        ),
      ],
      notSaid: "You didn't say where growth should come from.",
    },
    {
      id: 'money',
      name: 'Money',
      rules: [
        inPlace(
          "You've set aside a significant budget. Spend the first part on one fix, and the rest when it works.",
          said('investment-readiness', 'Yes significant budget allocated'),
        ),
        inPlace(
          'You have a moderate budget. That is enough for the first fixes; set a limit for each.',
          said('investment-readiness', 'Yes moderate budget available'),
        ),
        underWay(
          'Your budget is limited. The first fixes can be small.',
          said('investment-readiness', 'Limited budget'),
        ),
        startHere(
          'You need to justify the return first. That takes one number, and you can find it yourself.',
          said('investment-readiness', 'Need to justify ROI first'),
        ),
      ],
      notSaid: "You didn't say whether there's a budget.",
    },
    {
      id: 'people',
      name: 'People',
      rules: [
        startHere(
          'Team capacity gets in your way most often. Make time first: no fix works without it.',
          said('current-challenges', 'Team capacity'),
        ),
        startHere(
          'You put your fear of AI at {ai-fear} of 10. Some of your team may feel the same, so leave AI out of the first month.',
          afraidOfAi,
        ),
        underWay(
          'You put your fear of AI at {ai-fear} of 10. Say early what stays with people: your team will want to know.',
          rated('ai-fear', 4, 6),
        ),
        inPlace(
          "You put your fear of AI at {ai-fear} of 10, and team capacity isn't what holds you up most. Let those who are curious go first.",
          rated('ai-fear', 2, 3),
          said(
            'current-challenges',
            'Manual processes',
            'Lack of data insights',
            'Technology limitations',
            'Customer acquisition costs',
          ),
        ),
        underWay('You put your fear of AI at {ai-fear} of 10. Find out how your team feels.', rated('ai-fear', 2, 3)),
      ],
      notSaid: 'This is at 1, where the scale starts. If 1 is your answer, ask your team for theirs.',
    },
  ],
  firstAreas: {
    people: 'your team',
    'routine-work': 'routine work',
    tools: 'your tools',
    money: 'the number that shows what pays off',
    growth: 'where growth should come from',
    goal: 'a number for your goal',
  },
  nextLookDays: 30,
  byCountry: {},
  schedules: [
    {
      steps: [
        { when: 'First 30 days (by {date})', days: 30, actions: ['look', 'number', 'lead'] },
        { when: 'Days 31 to 60 (by {date})', days: 60, actions: ['money', 'fix', 'ai'] },
        { when: 'Days 61 to 90 (by {date})', days: 90, actions: ['stick', 'growth', 'measure'] },
      ],
    },
  ],
  actions: {
    look: [
      {
        if: [said('current-challenges', 'Manual processes')],
        text: 'Keep a tally for five days with two or three people: a mark each time you copy, look up, send or chase the same thing again. Sort the marks on Friday.',
        link: { article: 'first-process-to-automate' },
      },
      {
        if: [said('current-challenges', 'Lack of data insights')],
        text: "List the reports you get. For each, write down what you'd do if the number were high and what if it were low. Drop those where both answers are the same.",
      },
      {
        if: [said('current-challenges', 'Technology limitations')],
        text: 'List every program you pay for: its cost, who uses it, when it renews. Ask each user what would happen if it were gone.',
        link: { article: '90-day-modernization-plan' },
      },
      {
        if: [said('current-challenges', 'Customer acquisition costs')],
        text: 'Ask every new customer how they found you, and write it down. Count your inquiries in each of the last eight weeks.',
      },
      {
        text: 'Follow one ordinary job from first contact to final payment, with everyone who touched it. Put dates beside the steps and mark where it waited.',
        link: { article: '90-day-modernization-plan' },
      },
    ],
    number: [
      {
        if: [said('primary-goal', 'Increase revenue')],
        text: "Go through your last 20 quotes or inquiries and count how many became orders. Write it down with the date: that's the number to improve.",
      },
      {
        if: [said('primary-goal', 'Improve efficiency')],
        text: "Choose the routine task that takes the most time, and count its hours in one week. Write them down with the date: that's the number to improve.",
      },
      {
        if: [said('primary-goal', 'Scale operations')],
        text: "Take your last 20 jobs and work out the average days from order to delivery. Write it down with the date: that's the number to improve.",
      },
      {
        if: [said('primary-goal', 'Enhance customer satisfaction')],
        text: "Take your last 20 inquiries and work out the average time until you answered. Write it down with the date: that's the number to improve.",
      },
      {
        text: 'Choose one thing that should be different after 90 days, and turn it into a number you can count without new software. Write it down with the date.',
      },
    ],
    lead: [
      {
        if: [afraidOfAi],
        text: "Leave AI out of this first month and tell your team so. Nothing here needs it. Decide who leads: it doesn't have to be you.",
      },
      {
        if: [said('current-challenges', 'Team capacity')],
        text: "Find eight hours a week: four for the person who leads this, two each for two colleagues. If you can't, move the start date.",
        link: { article: '90-day-modernization-plan' },
      },
      {
        text: "Decide who leads this and when you meet: thirty minutes, the same day every week. It doesn't have to be you.",
        link: { article: '90-day-modernization-plan' },
      },
    ],
    fix: [
      {
        if: [said('current-challenges', 'Customer acquisition costs')],
        text: 'Make it easier to reach you: say what you do and where on the first screen of your website, make the phone number dial when tapped, shorten the form.',
        link: { article: 'website-fixes-that-make-contact-easier' },
      },
      {
        if: [said('current-challenges', 'Lack of data insights')],
        text: 'Show your one number to the team every week, from software you already have. Add a second only when someone has acted on the first.',
      },
      {
        if: [said('current-challenges', 'Technology limitations')],
        text: 'Fix one program, not three. See first whether the one you have can do it, then whether two can be connected. A new system comes last.',
        link: { article: 'zapier-make-or-power-automate' },
      },
      {
        if: [said('automation-level', 'Less than 25%')],
        text: "Take one small task that's the same each time, such as reminders. Drop the steps nobody would miss, then automate the rest with software you already have.",
        link: { article: 'first-process-to-automate' },
      },
      {
        if: [said('automation-level', '25-50%', '50-75%')],
        text: 'Find the place where someone types what another program already has, and connect the two. Try it with one person and one kind of job first.',
        link: { article: 'zapier-make-or-power-automate' },
      },
      {
        if: [said('automation-level', 'More than 75%'), said('current-challenges', 'Manual processes')],
        text: "Take the largest group from your tally and ask why it's still done by hand. If the steps are the same each time, connect it to what you've already automated. If not, make them the same first.",
        link: { article: 'zapier-make-or-power-automate' },
      },
      {
        if: [said('automation-level', 'More than 75%')],
        text: "List your automations, one line each: what it's for, who looks after it, how to switch it off. Then fix the one that fails most.",
        link: { article: 'zapier-make-or-power-automate' },
      },
      {
        text: 'Fix the longest wait you found, and only that one. Try a template first, then software you already have. A new system comes last.',
      },
    ],
    money: [
      {
        if: [said('investment-readiness', 'Need to justify ROI first')],
        text: "Before you start a fix, divide the minutes it takes to set up by the minutes it saves a week. That's how many weeks until you've earned the time back. If it's more than 26, start with something else.",
        link: { article: 'first-process-to-automate' },
      },
      {
        if: [said('investment-readiness', 'Limited budget')],
        text: 'Look at what you already pay for before you buy. Accounting software can often remind late payers, and a calendar can confirm appointments.',
      },
      {
        if: [said('investment-readiness', 'Yes significant budget allocated', 'Yes moderate budget available')],
        text: 'Set a limit for the first fix, in money and in hours, and keep the rest of the budget until you have a result.',
      },
      {
        text: 'Count the hours it takes to set up as well as the price. Your hours often cost more than the subscription.',
      },
    ],
    ai: [
      {
        if: [afraidOfAi],
        text: 'If someone on your team wants to try AI, agree on one page first: which tool, and what never gets pasted into it.',
        link: { article: 'keeping-customer-data-safe-with-ai' },
      },
      {
        if: [notAfraidOfAi],
        text: 'Test two AI assistants for an hour, with two people and three tasks from last week. Take names and private details out first.',
        link: { article: 'choosing-an-ai-assistant' },
      },
      {
        text: "Ask everyone which AI tools they used in the past month and what for. Promise that nobody's in trouble.",
        link: { article: 'keeping-customer-data-safe-with-ai' },
      },
    ],
    stick: [
      {
        if: [said('current-challenges', 'Customer acquisition costs')],
        text: 'Put one person in charge of inquiries: who answers, how soon, where each is written down.',
      },
      {
        if: [said('current-challenges', 'Lack of data insights')],
        text: 'Name who brings the number each week, and who acts on it.',
      },
      {
        if: [named('owner', 'one-person')],
        text: 'Write the new way on one page and have a second person work from it alone. One of your bottlenecks seems to rest on one person, so make that page the first of several.',
      },
      {
        text: 'Write the new way on one page and have a second person work from it alone. Then retire the old way where everyone can see it.',
      },
    ],
    growth: [
      {
        if: [said('growth-focus', 'New markets or regions')],
        text: 'Try one new market or region first, on a small scale. Put the facts about your business on one page, and correct every listing against it.',
        link: { article: 'ai-answers-and-local-search' },
      },
      {
        if: [said('growth-focus', 'New products or services')],
        text: 'Describe the new product or service to ten customers before you build it. Count how many would order, and at what price.',
      },
      {
        if: [said('growth-focus', 'Existing customer expansion')],
        text: 'Call five good customers. Ask what they buy elsewhere that you could do, and what you could do better.',
      },
      {
        if: [said('growth-focus', 'Team development'), notAfraidOfAi],
        text: "Book one hour a month for your team to learn: read or watch one thing, try it on one of that week's tasks, write down what happened.",
        link: { article: 'ai-voices-worth-an-owners-time' },
      },
      {
        if: [said('growth-focus', 'Team development')],
        text: 'Have the person who led this show a colleague how they did it, and let the colleague lead the next fix.',
      },
      {
        if: [said('growth-focus', 'Operational excellence')],
        text: 'Go back to what you found in the first month, and choose what to fix next.',
      },
      {
        text: 'Decide where the time you saved should go. Otherwise it disappears.',
      },
    ],
    measure: [
      {
        text: 'In the last week, count your number again in the same way. Tell your team what came out, and decide together: the next bottleneck, or three months without changes.',
      },
    ],
  },
  questions: [
    {
      if: [said('current-challenges', 'Manual processes')],
      question: 'Which task goes first, and what happens with the hours we save?',
      why: 'You said manual processes get in the way most often, so it will be their work that changes.',
      link: { article: 'first-process-to-automate' },
    },
    {
      if: [said('current-challenges', 'Team capacity')],
      question: 'Who has time for this?',
      why: 'You said team capacity gets in the way most often.',
      link: { article: '90-day-modernization-plan' },
    },
    {
      if: [said('current-challenges', 'Technology limitations')],
      question: 'Do we have to replace everything at once?',
      why: 'You said technology limitations get in the way most often.',
      link: { article: '90-day-modernization-plan' },
    },
    {
      if: [said('current-challenges', 'Lack of data insights'), notAfraidOfAi],
      question: 'What will we do with the numbers?',
      why: 'You said you lack insight from data. One of the five people in the article writes about just that.',
      link: { article: 'ai-voices-worth-an-owners-time' },
    },
    {
      if: [said('current-challenges', 'Lack of data insights'), afraidOfAi],
      question: 'What will we do with the numbers?',
      why: 'You said you lack insight from data, so they may wonder what the counting is for.',
      link: { article: '90-day-modernization-plan' },
    },
    {
      if: [said('current-challenges', 'Customer acquisition costs')],
      question: 'How do our customers find us?',
      why: 'You said the cost of winning customers gets in the way most often.',
      link: { article: 'ai-answers-and-local-search' },
    },
    {
      if: [named('owner')],
      question: 'Do we have to ask you every time?',
      why: 'At least one of your bottlenecks seems to wait for you.',
      link: { article: 'a-business-that-runs-without-you' },
    },
    {
      if: [afraidOfAi],
      question: "Why does AI sound so sure when it's wrong?",
      why: 'You put your fear of AI at {ai-fear} of 10. It helps to know how it works, and your team may wonder, too.',
      link: { article: 'three-researchers-canada-ai-map' },
    },
    {
      if: [said('primary-goal', 'Increase revenue')],
      question: 'How will more people find us?',
      why: 'You want to increase revenue.',
      link: { article: 'ai-answers-and-local-search' },
    },
    {
      if: [said('primary-goal', 'Improve efficiency')],
      question: 'Which task goes first, and what happens with the hours we save?',
      why: 'You want to improve efficiency, and they will wonder what that means for them.',
      link: { article: 'first-process-to-automate' },
    },
    {
      if: [said('primary-goal', 'Scale operations')],
      question: 'What can we decide without you?',
      why: 'You want to scale operations, and more work means more decisions.',
      link: { article: 'a-business-that-runs-without-you' },
    },
    {
      if: [said('primary-goal', 'Enhance customer satisfaction')],
      question: 'What makes it hard for customers to reach us?',
      why: 'You want more satisfied customers.',
      link: { article: 'website-fixes-that-make-contact-easier' },
    },
    {
      if: [said('primary-goal', 'Digital transformation')],
      question: 'What changes first, and what stays as it is?',
      why: "You chose digital transformation, which can mean many things, so they'll ask which.",
      link: { article: '90-day-modernization-plan' },
    },
    {
      if: [said('automation-level', 'More than 75%'), notAfraidOfAi],
      question: 'Could an AI agent do the rest?',
      why: 'More than 75% of your routine work is automated, so someone will ask.',
      link: { article: 'what-ai-agents-can-do' },
    },
    {
      if: [said('automation-level', '25-50%', '50-75%', 'More than 75%')],
      question: 'Who can change an automation when its builder is away?',
      why: 'Part of your routine work is automated already.',
      link: { article: 'zapier-make-or-power-automate' },
    },
    {
      if: [said('automation-level', 'Less than 25%')],
      question: 'Which task goes first, and what happens with the hours we save?',
      why: 'Less than 25% of your routine work is automated, so most of it is done by people.',
      link: { article: 'first-process-to-automate' },
    },
    // Down here, so that those who aren't afraid of AI get one question about their data, not two.
    {
      if: [said('current-challenges', 'Lack of data insights')],
      question: 'What will we do with the numbers?',
      why: 'You said you lack insight from data, so they may wonder what the counting is for.',
      link: { article: '90-day-modernization-plan' },
    },
    {
      if: [said('growth-focus', 'Team development'), notAfraidOfAi],
      question: 'Who is worth listening to about AI?',
      why: 'You expect growth from developing your team.',
      link: { article: 'ai-voices-worth-an-owners-time' },
    },
    {
      if: [said('growth-focus', 'New markets or regions', 'New products or services')],
      question: 'How will new customers reach us?',
      why: 'You expect growth from something new.',
      link: { article: 'website-fixes-that-make-contact-easier' },
    },
    {
      if: [said('investment-readiness', 'Need to justify ROI first')],
      question: 'How will we know that it paid off?',
      why: 'You need to justify the return first.',
      link: { article: 'first-process-to-automate' },
    },
    {
      if: [notAfraidOfAi],
      question: 'Which AI assistant should we use?',
      why: 'You put your fear of AI at {ai-fear} of 10. Somebody on your team may be using one already.',
      link: { article: 'choosing-an-ai-assistant' },
    },
    {
      question: 'Can I paste this into the chat?',
      why: 'Someone on your team may have wondered about that already.',
      link: { article: 'keeping-customer-data-safe-with-ai' },
    },
    {
      question: 'Who leads this, and when do we meet?',
      why: 'Every change needs both, whatever it is.',
      link: { article: '90-day-modernization-plan' },
    },
    {
      question: 'Which task goes first?',
      why: 'Your first automation decides how your team feels about the next one.',
      link: { article: 'first-process-to-automate' },
    },
  ],
}
