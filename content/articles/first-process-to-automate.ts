import type { UnsignedArticle } from './article.ts'

export const article: UnsignedArticle = {
  id: 7,
  slug: 'first-process-to-automate',
  title: 'How to Find Your First Process to Automate',
  excerpt:
    "Your first automation decides how your team feels about the next one. A five-day log and four questions will help you pick one they'll welcome.",
  metaDescription:
    'A simple way to choose the first process to automate: a five-day log, four questions, the payback in weeks, and a short trial your team can trust.',
  date: '2025-03-11',
  category: 'Business Modernization',
  featuredImage: 'first-process-to-automate',
  featuredImageAlt:
    'A notepad with tally marks beside four tasks, one of them far ahead, between a coffee cup and a pencil.',
  content: [
    {
      type: 'paragraph',
      text: "Twenty-five minutes doesn't sound like much. But say that's how long it takes to put together a routine quote and follow it up, and say your company sends 12 a week. That's 300 minutes, or five hours, every week. Over 48 working weeks it adds up to 240 hours: six full weeks of somebody's year, spent on a task nobody would call a problem.",
    },
    {
      type: 'paragraph',
      text: "A number like that makes you want to buy software. Hold off, because the biggest task is rarely the best one to start with. Your first automation teaches your team what to expect from all the others. If it embarrasses someone in front of a customer, you'll have a hard time getting a second one started.",
    },
    {
      type: 'checklist',
      blocks: [
        { type: 'heading', level: 2, text: 'Keep a log for five days' },
        {
          type: 'paragraph',
          text: 'Pick an ordinary week. Ask two or three people in different roles to keep a notepad handy, and keep one yourself. Skip the forms and the stopwatch. Make a mark and jot down three words every time you do one of these:',
        },
        {
          type: 'list',
          items: [
            'Copy something from one place to another.',
            "Send a message you've sent before.",
            'Look up the same thing again.',
            'Chase someone for a reply.',
          ],
        },
        {
          type: 'paragraph',
          text: "On Friday afternoon, spread the notepads on a table and sort the marks into groups. You'll probably end up with about ten. For each group, write down how often it came up and guess how many minutes it takes. Rough guesses are fine, since all you need to do is tell the big ones from the small ones.",
        },
      ],
    },
    {
      type: 'paragraph',
      text: "Some people will worry that the log is there to catch them slacking. Tell them what it's for and what will happen with the time you save. If you don't know that yet, say so.",
    },
    {
      type: 'checklist',
      blocks: [
        { type: 'heading', level: 2, text: 'Ask four questions about each task' },
        {
          type: 'list',
          items: [
            'Does it come up often? Daily beats monthly.',
            'Are the steps the same each time? If you can write them down, software can follow them.',
            'If it goes wrong, is the mistake cheap, and would you notice quickly?',
            'Is the information already digital? If it arrives on paper, fix that first.',
          ],
        },
      ],
    },
    {
      type: 'paragraph',
      text: "Give one point for each yes. Here's how three tasks might score at an imaginary company.",
    },
    {
      type: 'list',
      items: [
        'Appointment reminders: every day, always the same steps, the calendar is digital, and a wrong one is annoying but harmless. Four points.',
        'Pricing custom jobs: every day and on a computer, but every job is different and an error can cost thousands. Two points.',
        'The year-end inventory count: the same steps each time, but once a year, on clipboards, and your accountant relies on it. One point.',
      ],
    },
    {
      type: 'paragraph',
      text: "The quotes looked like the obvious choice, but they lose points as soon as the jobs are custom. Part of that work may still be worth automating. The follow-up message three days after a quote goes out would score four all by itself. Look inside your biggest tasks for a small, dull piece like that one. It's often your best candidate.",
    },
    { type: 'heading', level: 3, text: 'How to break a tie' },
    {
      type: 'paragraph',
      text: 'If several tasks score four, choose the one somebody on your team openly dislikes. That person will help you test it, forgive the first hiccup and tell the others. If nobody minds any of them, take the one a customer would notice.',
    },
    { type: 'heading', level: 2, text: 'Work out the payback in weeks' },
    {
      type: 'paragraph',
      text: "Let's stay with the follow-ups. Suppose each of those 12 quotes takes about 6 minutes of chasing: finding the quote, writing the message, noting that it went out. That's 72 minutes a week. Some customers will always need a real call, so assume the automation takes over two-thirds of it, or 48 minutes. If it takes you 8 hours to set up, test and explain, that's 480 minutes. You've earned the time back after ten weeks.",
    },
    {
      type: 'payback',
      title: 'Try it with your numbers',
      lead: 'The numbers stay in your browser. They start with the example above.',
      fields: [
        { key: 'times', label: 'Times a week', start: 12, most: 10_000 },
        { key: 'minutes', label: 'Minutes each time', start: 6, most: 10_000 },
        { key: 'share', label: 'How much of it the automation takes over, in per cent', start: 67, most: 100 },
        { key: 'hours', label: 'Hours to set up, test and explain it', start: 8, most: 10_000 },
      ],
      results: {
        minutesNow: 'Minutes a week now',
        minutesSaved: 'Minutes a week you save',
        weeks: "Weeks until you've earned the time back",
      },
      advice: {
        slow: "That's more than six months. Start with something else.",
        quick: "That's two weeks or less. Check whether you've left out the testing.",
        missing:
          'Fill in all four boxes with numbers above zero: at most 100 for the per cent, and at most 10,000 for the others.',
      },
    },
    {
      type: 'paragraph',
      text: "Paid tools for this kind of work often start from about $20/month (in US dollars, as of October 2026), so your hours usually cost more than the subscription. If your own payback comes out at more than six months, start with something else. If it comes out at two weeks, check whether you've left out the testing.",
    },
    { type: 'heading', level: 2, text: 'Simplify before you automate' },
    {
      type: 'paragraph',
      text: "Sit down with the person who does the task and walk through one real case. At each step, ask who would notice if you skipped it. You can usually drop an approval that's never refused, a copy filed where nobody looks, or the second spreadsheet someone started because they didn't trust the first.",
    },
    { type: 'quote', text: 'Automate a mess and you get a faster mess.' },
    {
      type: 'paragraph',
      text: 'Write down what\'s left in plain sentences: when this happens, do that, unless this other thing. Wherever you catch yourself writing "usually" or "it depends," a person has to stay involved. Decide who.',
    },
    {
      type: 'link',
      url: '/articles/zapier-make-or-power-automate',
      text: 'How three common tools compare for building it',
    },
    { type: 'heading', level: 2, text: 'Run both ways for two weeks' },
    {
      type: 'paragraph',
      text: "Don't switch over yet. Run the automation alongside the manual way, with its messages going to a colleague instead of the customer, and compare the two at the end of each day.",
    },
    {
      type: 'image',
      url: '/pictures/articles/in-side-by-side.svg',
      alt: 'Above, hands pass paper from tray to tray; below, a conveyor moves it; both end in one checked tray.',
      caption: 'For two weeks, a person and the automation do the same work, and you compare the results.',
    },
    {
      type: 'paragraph',
      text: 'Three columns are enough: what the person did, what the automation did, and why they differed. Most differences turn out to be rules nobody ever mentioned. "We never chase the school board in July" lives in one person\'s head until an automation chases the school board in July. Add the rule and keep going. If a mistake would have hurt a customer, fix it and watch for one more week before you switch.',
    },
    {
      type: 'checklist',
      blocks: [
        { type: 'heading', level: 3, text: 'A checklist before you drop the manual way' },
        {
          type: 'list',
          items: [
            'Five working days in a row without a surprise.',
            'One person in charge of it, and a second who knows how to switch it off.',
            "One page that says what it does, what it's connected to and how to do the work by hand when it stops.",
            'An alert to the person in charge whenever it fails. Make it fail once to see that the alert arrives.',
            'If it emails or texts customers, a check of the anti-spam rules where they live.',
            'A date three months out to check that it still does what you think it does.',
          ],
        },
      ],
    },
    {
      type: 'paragraph',
      text: 'Then retire the old way, and thank the person who used to do it. The automation runs on what they knew.',
    },
    { type: 'heading', level: 2, text: 'Check again after a month' },
    {
      type: 'paragraph',
      text: 'Is the task really gone, or does somebody now spend the same time checking the automation? Has anyone complained, on your team or among your customers? And where did the time go? Forty-eight minutes a week will vanish unless you decide ahead of time what to do with them, such as calling the customers with your five largest open quotes.',
    },
    { type: 'heading', level: 2, text: 'Some tasks should stay with people' },
    {
      type: 'paragraph',
      text: "A task can score four points and still be a bad choice. In some trades, a handwritten note to a family after a funeral is frequent and predictable, and automating it would be a mistake. The same goes for any message that matters because you took the time to write it. Leave alone anything that's about to change, too, such as a system you're replacing or the job of someone who just gave notice. And stay away from pay, safety and legal deadlines until you've had some practice.",
    },
    { type: 'heading', level: 2, text: 'Then go back to your list' },
    {
      type: 'paragraph',
      text: "Keep the notepads. The second automation usually goes faster, because you've already set up the account and answered the awkward questions, and your team has seen one work. One a quarter is a healthy pace for a company of ten. After a year you'll have four, and somebody will understand every one of them. That beats twenty that nobody does.",
    },
    {
      type: 'link',
      url: '/survey/optimize',
      text: 'Name your three bottlenecks in the free optimization assessment, and get a plan right away',
    },
  ],
}
