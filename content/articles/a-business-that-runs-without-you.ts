import type { UnsignedArticle } from './article.ts'

export const article: UnsignedArticle = {
  id: 1,
  slug: 'a-business-that-runs-without-you',
  title: 'A Business That Runs Without You Is Worth More',
  excerpt:
    "If your business stops when you do, a buyer will notice. Here's how to find out what depends on you, and how to hand it over safely.",
  metaDescription:
    'Buyers pay for profit that continues after you leave. How to test what depends on you, hand it over in safe steps and get started in 12 weeks.',
  date: '2025-10-14',
  category: 'Business Modernization',
  featuredImage: 'a-business-that-runs-without-you',
  featuredImageAlt: 'An owner paddles a canoe at sunset while the lit workshop on the shore keeps working.',
  content: [
    {
      type: 'paragraph',
      text: "Picture two companies for sale. They're in the same trade and the same town, and each earns its owner $300,000 a year. In the first, customers call the owner's cell, she prices every unusual job, and the supplier terms rest on a friendship of twenty years. In the second, the owner took most of February off, and the month looked like any other.",
    },
    {
      type: 'paragraph',
      text: "Every valuation is different, so treat these numbers as an illustration. If a buyer would pay three times yearly earnings for the first company and four times for the second, that's a $300,000 difference on the same profit: a full year's earnings. Sometimes the gap shows up another way. The price looks similar, but part of it is held back until results are proven, or the seller has to stay on for two years. Either way, the buyer has one worry. What happens to this profit when the owner leaves?",
    },
    {
      type: 'paragraph',
      text: "We think that's the most useful question in exit planning, and you can ask it years before there's a buyer.",
    },
    { type: 'heading', level: 2, text: 'Test it: take time off and list what had to wait' },
    {
      type: 'paragraph',
      text: "Most owners guess at what depends on them. We'd bet most guess too low, because the small things are hard to see from the inside. So test it. Go in stages, and tell your team it's a test.",
    },
    {
      type: 'list',
      items: [
        'Two days, no phone, no email. Ask for a list of everything that had to wait.',
        'One week. Someone else can spend up to a limit you set.',
        'Two weeks, including a payroll and a month-end.',
        'Four weeks. By now the list should be short and a little boring.',
      ],
    },
    {
      type: 'paragraph',
      text: "Don't fix anything while you're away, even if you hear about it. You need the list. When you're back, sort it into three piles: things that needed a decision, things that needed information, and things that needed you because a customer asked for you by name. The first two piles are easier to fix than you'd expect. The third takes time.",
    },
    { type: 'heading', level: 2, text: 'Four places where work waits for the owner' },
    { type: 'heading', level: 3, text: 'Quoting' },
    {
      type: 'paragraph',
      text: 'If the pricing rules are in your head, every unusual job waits for you. Pull your last thirty quotes and mark the ones that followed a pattern. If 21 did, you could hand over 70 per cent of your quoting with a price sheet and a limit: under this amount, for this kind of job, it goes out without me. Review the first ten afterwards, then one in five.',
    },
    { type: 'heading', level: 3, text: 'Key customers' },
    {
      type: 'paragraph',
      text: "List your ten largest customers, and beside each one write who they'd call if you didn't answer. Where there's no name, bring a colleague to the next meeting and let them send the follow-up. By the third meeting, let them run it. Handing over a relationship takes about a year, and we don't know of a shortcut.",
    },
    { type: 'heading', level: 3, text: 'Approvals' },
    {
      type: 'paragraph',
      text: 'Invoices, purchases, time off, schedules: for one week, count how often someone asks you for a yes. Then count how often you said no. If you approved 38 out of 40, you were mostly slowing things down. Set a spending limit instead, and look at the total once a month.',
    },
    { type: 'heading', level: 3, text: 'Logins and know-how' },
    {
      type: 'paragraph',
      text: "Only you know the logins, the alarm code, the supplier's after-hours number and why the second printer has to be turned on first. This is the quickest one to fix. A shared password manager, a page of contacts and one free afternoon will take care of most of it.",
    },
    { type: 'heading', level: 2, text: 'Hand over each task in four steps' },
    {
      type: 'paragraph',
      text: "Handing over a task all at once scares both sides. Four smaller steps work better, and it helps to say out loud which one you're on.",
    },
    {
      type: 'list',
      items: [
        'Watch me do it, and write down what I do.',
        'Do it while I watch.',
        'Do it, and tell me afterwards.',
        'Do it, and tell me only if something is wrong.',
      ],
    },
    {
      type: 'paragraph',
      text: "Stay on each step until it's routine. If something goes wrong, go back one step, not four. And watch yourself on step three: if you redo the work every time you hear about it, you're still on step two.",
    },
    {
      type: 'quote',
      text: "Get the business ready as if you were leaving, and you'll enjoy it more while you stay.",
    },
    { type: 'heading', level: 2, text: "Where AI helps and where it doesn't" },
    {
      type: 'paragraph',
      text: "Writing procedures used to be the chore nobody got to. AI has made it much easier. Record yourself explaining a task while you do it, leaving out customers' names. Have an assistant turn the transcript into a draft, then spend your time correcting the draft. Twenty minutes of talking can become a decent page within the hour. After that, simple automation can handle the reminders, the copying between apps and the follow-up everyone forgets on a Friday.",
    },
    {
      type: 'paragraph',
      text: "AI won't introduce your best customer to your successor or earn your team's trust in a new leader. It also can't supply judgment you've never put into words. If you price by feel, the assistant will write down that you price by feel. You have to take that apart yourself, one old quote at a time.",
    },
    {
      type: 'checklist',
      blocks: [
        { type: 'heading', level: 2, text: 'A 12-week plan to get started' },
        {
          type: 'list',
          items: [
            'Weeks 1 and 2: take your two days off and sort the list.',
            "Weeks 3 to 8: write one procedure a week. Start with the task that only you can do and that comes up most often. Give each page to the person who'll use it and stay quiet while they try. Whatever they have to ask is missing from the page.",
            'Weeks 9 and 10: set limits for quotes and spending, and tell everyone.',
            'Week 11: go away for five working days.',
            'Week 12: compare the two lists.',
          ],
        },
      ],
    },
    {
      type: 'paragraph',
      text: "Say the first list had 34 items and the second, after a longer absence, has 19. That's fifteen fewer things waiting for you after three months. The lists are for your own use. What you'll show a buyer one day is the result: written procedures, clear limits, and weeks that ran fine without you.",
    },
    { type: 'heading', level: 2, text: 'When to start, and who to tell' },
    {
      type: 'paragraph',
      text: 'We\'d start three to five years before the date you have in mind. You don\'t have to announce an exit to do it. "I want to take four weeks off next summer" is reason enough for your team.',
    },
    {
      type: 'paragraph',
      text: "Your accountant and your lawyer should hear the bigger plan early, because your tax bill can depend on steps taken years ahead. In Canada, the lifetime capital gains exemption can shelter more than $1 million of gain when you sell qualifying small business shares. Two of its tests look back over the 24 months before the sale: who owned the shares, and how much of the company's assets were used in the business. Too much spare cash or too many investments in the company can cost you the exemption, and it takes time to move them out. The US has its own rules and time limits. Ask your own advisers before you change anything.",
    },
    {
      type: 'paragraph',
      text: "If you have less time, tell the buyer plainly what still depends on you and how you'll hand it over. That beats a surprise. And you don't have to go all the way. If you love quoting, keep some of it. You want a business that can run without you, even if you'd rather be there.",
    },
    { type: 'link', url: '/articles/records-a-buyer-will-ask-for', text: 'The records a buyer will ask to see' },
    { type: 'link', url: '/survey/exit', text: 'Take the free exit assessment' },
    { type: 'heading', level: 2, text: 'Back to the two companies' },
    {
      type: 'paragraph',
      text: "The second owner isn't better at her trade than the first. A few years ago she took two days off, came back to a list and decided to make it shorter. She still has a desk. Most mornings she's at it, doing the part of the work she likes.",
    },
  ],
}
