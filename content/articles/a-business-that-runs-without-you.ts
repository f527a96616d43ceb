import type { Article } from './article.ts'

export const article: Article = {
  id: 1,
  slug: 'a-business-that-runs-without-you',
  title: 'A Business That Runs Without You Is Worth More',
  excerpt:
    'If your business stops when you do, a buyer will notice. Where owners hold on to too much, and how to let go in an order that is safe.',
  metaDescription:
    "A buyer pays for profit that continues after you leave. How to test your business's dependence on you, where AI helps, and a plan for twelve weeks.",
  author: 'The owner of Modernize My Business',
  date: '2025-10-14',
  category: 'Business Modernization',
  featuredImage: 'a-business-that-runs-without-you',
  featuredImageAlt: 'An owner paddles a canoe at sunset while the lit workshop on the shore keeps working.',
  content: [
    {
      type: 'paragraph',
      text: "Two companies are for sale. They are in the same trade and the same town, and each earns its owner $300,000 a year. In the first, customers call the owner's cell, she prices every unusual job, and the supplier terms are between her and a man she has known for twenty years. In the second, the owner was away for most of February, and the month looked like any other.",
    },
    {
      type: 'paragraph',
      text: "No two valuations are alike, so take these figures as an illustration only. If a buyer were willing to pay three times yearly earnings for the first and four times for the second, the difference would be $300,000: a full year's earnings, for the same profit. The gap can also show up in other ways. The price looks similar, but part of it is held back until results are proven, or the seller is asked to stay on for two years. Either way, the buyer is pricing the same worry. What happens to this profit when this person goes home?",
    },
    {
      type: 'paragraph',
      text: 'I think that is the most useful question in exit planning, and you can ask it long before there is a buyer.',
    },
    { type: 'heading', level: 2, text: 'Be away, and see what breaks' },
    {
      type: 'paragraph',
      text: 'Most owners guess at what depends on them, and in my view most guess too low, because the small things are invisible from the inside. So test it. Do it in stages, and tell your team that it is a test.',
    },
    {
      type: 'list',
      items: [
        'Two days, no phone, no email. Ask for a list of everything that waited.',
        'One week. Someone else has authority to spend up to a limit you name.',
        'Two weeks, including a payroll and a month-end.',
        'Four weeks. By now the list should be short and rather dull.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Do not fix anything during an absence, even if you hear about it. The list is the point. When you come back, sort it into three piles: things that needed a decision, things that needed information, and things that needed you because a customer asked for you by name. Each pile has its own remedy, and the first two are easier than owners expect.',
    },
    { type: 'heading', level: 2, text: 'The four places to look' },
    { type: 'heading', level: 3, text: 'Quoting' },
    {
      type: 'paragraph',
      text: 'If the pricing rules are in your head, every unusual job waits for you. Take your last thirty quotes and mark the ones that followed a pattern. If 21 of them did, you could hand over 70 per cent of your quoting with a price sheet and a limit: below this amount, and of this type, it goes out without me. Review the first ten afterwards, then one in five.',
    },
    { type: 'heading', level: 3, text: 'Key customers' },
    {
      type: 'paragraph',
      text: 'List your ten largest and write beside each the name of the person they would call if you did not answer. Where the space is blank, bring a colleague to the next meeting and let the colleague send the follow-up. By the third meeting, arrive late on purpose. It takes about a year to pass on a relationship properly, and I know of no way to hurry it.',
    },
    { type: 'heading', level: 3, text: 'Approvals' },
    {
      type: 'paragraph',
      text: 'Invoices, purchases, time off, schedules: count for one week how many times someone asks you for a yes. Then count how many of those were a no. If you approved 38 out of 40, your approval was mostly a delay. Replace it with a limit and a monthly look at what was spent.',
    },
    { type: 'heading', level: 3, text: 'Systems' },
    {
      type: 'paragraph',
      text: "You alone know the logins, the alarm code, the supplier's after-hours number and why the second printer has to be switched on first. This is the quickest to repair. A shared password manager, one page of contacts and one afternoon will do most of it.",
    },
    { type: 'heading', level: 2, text: 'Let go by degrees' },
    {
      type: 'paragraph',
      text: 'Handing over a task in one step frightens both sides. Four smaller steps work better, and it helps to say out loud which one you are on.',
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
      text: 'Stay on each step until it is boring. If a mistake happens, go back one step, not four. And pay attention to what you do on the third: if you redo the work every time you are told about it, you are still on the second.',
    },
    {
      type: 'quote',
      text: 'Prepare the business as though you were leaving, and you will enjoy it more while you stay.',
    },
    { type: 'heading', level: 2, text: 'Where AI helps, and where it does not' },
    {
      type: 'paragraph',
      text: "Writing procedures used to be the chore that never got done. It has become much easier. Record yourself explaining a task while you do it, leave out customers' names, have an assistant turn the transcript into a draft, and spend your time correcting the draft. Twenty minutes of talking can become a decent page within the hour. Simple automation can then take over what procedures are worst at: reminders, copying between programs, the follow-up that everyone forgets on a Friday.",
    },
    {
      type: 'paragraph',
      text: "What AI will not do is introduce your best customer to your successor, or earn your team's confidence in a new leader. It cannot supply judgment you have never put into words. If you price by feel, the assistant will write down that you price by feel. The feeling has to be taken apart first, with you in the room, one old quote at a time.",
    },
    { type: 'heading', level: 2, text: 'Twelve weeks to begin with' },
    {
      type: 'paragraph',
      text: 'In weeks one and two, take the two-day absence and sort the list. In weeks three to eight, write one procedure a week, beginning with the task that only you can do and that comes up most often. Give each page to the person who will use it and keep quiet while they try. Whatever they have to ask is what the page is missing. In weeks nine and ten, set the limits for quotes and spending and announce them. In week eleven, go away for five working days. In week twelve, compare the two lists.',
    },
    {
      type: 'paragraph',
      text: 'Suppose the first list had 34 items and the second, after a longer absence, has 19. That is fifteen fewer things waiting for you, in three months. Keep both lists. A buyer may one day be glad to see the dates on them.',
    },
    { type: 'heading', level: 2, text: 'Whom to tell, and when' },
    {
      type: 'paragraph',
      text: 'You do not have to announce an exit in order to do any of this. "I want to take four weeks off next summer" is true, sufficient and good for morale. Your accountant and your lawyer should hear the larger plan early, because the way a sale is structured and taxed can depend on steps taken years before. I would start three to five years ahead of the date you have in mind. If you have less time than that, do not pretend otherwise to a buyer. A frank list of what still depends on you, with a handover plan beside each item, is better than a surprise.',
    },
    {
      type: 'paragraph',
      text: 'And some owners should stop short of the full four weeks. If you love the quoting, keep some of the quoting. You need a business that can do without you, which is a different thing from one that must.',
    },
    { type: 'link', url: '/articles/records-a-buyer-will-ask-for', text: 'The records a buyer will ask to see' },
    { type: 'link', url: '/survey/exit', text: 'Take the free exit assessment' },
    { type: 'heading', level: 2, text: 'Back to the two companies' },
    {
      type: 'paragraph',
      text: 'The owner of the second one was no better at her trade than the owner of the first. Some years earlier she had gone away for two days, come home to a list, and decided to make it shorter. She still has a desk. On most mornings she is even at it, doing the part of the work she likes.',
    },
  ],
}
