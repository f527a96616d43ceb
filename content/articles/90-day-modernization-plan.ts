import type { Article } from './article.ts'

export const article: Article = {
  id: 11,
  slug: '90-day-modernization-plan',
  title: 'A 90-Day Plan to Modernize a Small Business',
  excerpt:
    'Three months, three stages: see how work really flows, fix one thing well, then make the gain last. Built for the week enthusiasm runs out.',
  metaDescription:
    'A realistic 90-day plan to modernize a small business: map one order, fix one bottleneck, make the change last. With tasks and hours for each month.',
  author: 'Modernize My Business',
  date: '2024-07-16',
  category: 'Business Modernization',
  featuredImage: '90-day-modernization-plan',
  featuredImageAlt: 'A path climbs three hills past three milestones to a flag at the top.',
  content: [
    {
      type: 'paragraph',
      text: 'The first two weeks of any change run on enthusiasm. By week five the enthusiasm has worn off, the results have not arrived, and one busy Monday decides whether the change survives. A good plan is built for week five.',
    },
    {
      type: 'paragraph',
      text: 'That means it must be small enough to carry on while you serve customers. Here is a budget: four hours a week for whoever leads it and two hours each for two colleagues. Eight hours a week for thirteen weeks is 104 hours in all. If three people cannot find eight hours a week between them this quarter, move the start date. A late start costs less than a plan that stops in the middle, because people remember the stopping.',
    },
    { type: 'heading', level: 2, text: 'Before day one' },
    { type: 'paragraph', text: 'Settle four things on a single sheet of paper and pin it where the team can see it.' },
    {
      type: 'list',
      items: [
        'Who leads. It need not be you, and often it is better if it is not.',
        'When you meet: thirty minutes, the same day every week, standing up if that helps.',
        'What you will not touch. Nothing else new starts this quarter.',
        'Who may say stop, if customers begin to suffer.',
      ],
    },
    {
      type: 'image',
      url: '/pictures/articles/in-three-stages.svg',
      alt: 'Three rising terraces: a telescope on the first, a workbench with tools on the second, a planted tree on top.',
      caption:
        'One terrace for each month: a lookout to see the work, a workbench to fix one thing, a tree to make it last.',
    },
    { type: 'heading', level: 2, text: 'Days 1 to 30: the lookout' },
    { type: 'heading', level: 3, text: 'Week 1: follow one order' },
    {
      type: 'paragraph',
      text: 'Pick an ordinary job that was finished recently and follow it from first contact to final payment. Sit with each person who touched it. Write down every step, every tool, every place where someone typed what was already typed elsewhere. One page, in pencil.',
    },
    { type: 'heading', level: 3, text: 'Week 2: count the waiting' },
    {
      type: 'paragraph',
      text: 'Now put dates on the page. Imagine a job with six hours of real work that took 21 days from the first call to the cheque. One of those days holds the work. If the customer waited nine days for a quote, the parts took five and payment came six days after the job was done, you have found the other twenty. Owners tend to look for savings in the six hours. The twenty days are where customers notice.',
    },
    { type: 'heading', level: 3, text: 'Week 3: list what you pay for' },
    {
      type: 'paragraph',
      text: 'Write down every subscription, what it costs a month, who uses it and when it renews. Ask each user what would happen if it were gone. You will probably cancel something, and you may find that a tool you already own does what you were about to buy.',
    },
    { type: 'heading', level: 3, text: 'Week 4: choose one number' },
    {
      type: 'paragraph',
      text: "Choose the wait that hurts most and turn it into a number you can measure without new software. In our imaginary company that would be days from inquiry to quote. Take the last 20 quotes, note the two dates for each, and work out the average. Write it down with today's date. If you skip this, no one will be able to say in September whether July was worth it.",
    },
    { type: 'heading', level: 2, text: 'Days 31 to 60: the workbench' },
    {
      type: 'paragraph',
      text: "Suppose the average is nine days, and the map shows why: every quote waits for the owner, who prices them on Sunday evening. Suppose also that 15 of the last 20 were for jobs the company has done many times. Those 15 do not need the owner. They need the owner's rules, written down.",
    },
    {
      type: 'list',
      items: [
        'Days 31 to 37: simplify. Turn the rules for the common jobs into a price sheet with clear limits, and decide what still goes to the owner.',
        'Days 38 to 45: choose the least complicated tool that does the job. A template in software you already have comes first, then an automation between two programs, and a new system last.',
        'Days 46 to 60: try it with one person and one kind of job. Keep the old way running for everything else.',
      ],
    },
    {
      type: 'paragraph',
      text: 'During the trial, the person using it keeps a list of irritations: a field in the wrong place, a customer type nobody thought of, a step that takes longer than before. Fix one of them every week and say that you did. Nothing shows more quickly that the change belongs to the people who use it.',
    },
    { type: 'heading', level: 3, text: 'When week five arrives' },
    {
      type: 'paragraph',
      text: 'It arrives just as the map is finished and nothing has improved yet. Someone will say that all this drawing has changed nothing. Two or three weeks later, once the trial is under way, someone will say that the old way was faster. For the moment both may be right, since a map moves no work and anything new is slow while hands are learning it. Hold the weekly meeting even if it lasts ten minutes. Put the number on the wall, including when it is bad. Take away one task from the person carrying the most. And resist adding a second improvement to make up for the first.',
    },
    { type: 'quote', text: 'One improvement that everyone uses is worth ten that nobody does.' },
    { type: 'heading', level: 2, text: 'Days 61 to 90: the tree' },
    {
      type: 'paragraph',
      text: 'A change lasts when it no longer depends on the person who introduced it. The third month is for that, and it is the month that plans tend to leave out.',
    },
    {
      type: 'paragraph',
      text: 'Write the new way on one page: what starts it, who does what, what to do when it fails, whom to ask. Then have a second person do the work from that page alone while the first one watches in silence, and rewrite it until no questions are left.',
    },
    {
      type: 'paragraph',
      text: 'Next, retire the old way in public. Cancel the subscription, delete the template, take the clipboard off the wall. While two ways exist, people under pressure will use the one they know, and your records will be split between them.',
    },
    {
      type: 'paragraph',
      text: 'In the last week, measure again in exactly the same way: 20 quotes, two dates each. Bring the result to a one-hour meeting with a short agenda.',
    },
    {
      type: 'list',
      items: [
        'What happened to the number, and do we believe it?',
        'What did it cost us, in hours and in patience?',
        'What comes next: another bottleneck, or a quarter of rest?',
      ],
    },
    { type: 'heading', level: 2, text: 'What to leave alone' },
    {
      type: 'paragraph',
      text: 'Resist replacing your accounting system, your website and your phones in the same quarter. Big replacements are sometimes necessary, but they touch everyone at once, they are hard to undo, and they go better when a team has seen a small change turn out well. Also leave alone any process whose key person is about to move on, or one that a customer contract fixes in detail, until that is settled. And if the business is in the middle of its busiest season, finish the season.',
    },
    { type: 'heading', level: 2, text: 'How these plans fail' },
    {
      type: 'paragraph',
      text: 'One way is quiet: the number was never measured at the start, so the end has nothing to be compared with. Another is that the owner joins the pilot and becomes its bottleneck, approving every exception by hand. And sometimes it is a tool bought in week one, because it was on sale, and a quarter spent looking for a problem that fits it.',
    },
    {
      type: 'paragraph',
      text: 'If you finish and the number has moved, tell the team by how much and thank the people who moved it by name. If it has not, you have spent about a hundred hours and you own something many companies never draw: a true map of how an order travels. Look at it again. The second-longest wait is your next candidate, and this time you know how to begin.',
    },
    { type: 'link', url: '/beta', text: 'See how our free 90-day roadmap works' },
  ],
}
