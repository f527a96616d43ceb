import type { UnsignedArticle } from './article.ts'

export const article: UnsignedArticle = {
  id: 11,
  slug: '90-day-modernization-plan',
  title: 'A 90-Day Plan to Modernize a Small Business',
  excerpt:
    "Three months, three stages: see how work really flows, fix one thing well, then make it stick. Small enough to do while you're busy serving customers.",
  metaDescription:
    'A realistic 90-day plan to modernize a small business: map one order, fix one bottleneck, make the change last. With tasks and hours for each month.',
  date: '2024-07-16',
  category: 'Business Modernization',
  featuredImage: '90-day-modernization-plan',
  featuredImageAlt: 'A path climbs three hills past three milestones to a flag at the top.',
  content: [
    {
      type: 'paragraph',
      text: "The first two weeks of any change run on enthusiasm. By week five it's worn off, you don't have results yet, and one busy Monday can kill the whole thing. This plan is built to get you through that week.",
    },
    {
      type: 'paragraph',
      text: "So it has to be small enough to keep going while you serve customers. Budget four hours a week for whoever leads it and two hours each for two colleagues. Eight hours a week for thirteen weeks is 104 hours. If the three of you can't find eight hours a week this quarter, move the start date. A late start costs less than a plan that stalls halfway, because people remember the stall.",
    },
    {
      type: 'checklist',
      blocks: [
        { type: 'heading', level: 2, text: 'Before day one: settle four things' },
        { type: 'paragraph', text: 'Write them on one sheet of paper and pin it where your team can see it.' },
        {
          type: 'list',
          items: [
            "Who leads. It doesn't have to be you, and it often works better if it isn't.",
            'When you meet: thirty minutes, the same day every week, standing up if that helps.',
            "What you won't touch. Nothing else new starts this quarter.",
            'Who can call a stop if customers start to suffer.',
          ],
        },
      ],
    },
    {
      type: 'image',
      url: '/pictures/articles/in-three-stages.svg',
      alt: 'Three rising terraces: a telescope on the first, a workbench with tools on the second, a planted tree on top.',
      caption: 'One stage a month: see how the work flows, fix one thing, make it stick.',
    },
    { type: 'heading', level: 2, text: 'Days 1 to 30: see how work really flows' },
    { type: 'heading', level: 3, text: 'Week 1: follow one order' },
    {
      type: 'paragraph',
      text: 'Pick an ordinary job you finished recently and trace it from first contact to final payment. Sit with each person who touched it. Write down every step, every tool, and every place where someone typed in something that was already typed somewhere else. Keep it to one page, in pencil.',
    },
    { type: 'heading', level: 3, text: 'Week 2: count the waiting' },
    {
      type: 'paragraph',
      text: "Now add dates. Say a job took 21 days from the first call to the cheque, but needed only six hours of real work, all done in one day. The customer waited nine days for a quote. The parts took five, and payment came six days after the job was done. That's your other twenty days. Owners tend to look for savings in the six hours, but it's the twenty days that customers notice.",
    },
    { type: 'heading', level: 3, text: 'Week 3: list what you pay for' },
    {
      type: 'paragraph',
      text: "Write down every subscription: what it costs a month, who uses it and when it renews. Ask each user what would happen if it were gone. You'll probably cancel something, and you may find that a tool you already own does what you were about to buy.",
    },
    { type: 'heading', level: 3, text: 'Week 4: choose one number to improve' },
    {
      type: 'paragraph',
      text: "Take the wait that hurts most and turn it into a number you can measure without new software. In our example, that's the days from inquiry to quote. Go through your last 20 quotes, note both dates for each, and work out the average. Write it down with today's date. If you skip this, you won't be able to tell in three months whether any of it worked.",
    },
    { type: 'heading', level: 2, text: 'Days 31 to 60: fix one thing' },
    {
      type: 'paragraph',
      text: "Suppose the average is nine days, and your map shows why: every quote waits for the owner, who prices them on Sunday evening. Suppose also that 15 of the last 20 were for jobs the company has done many times. Those 15 don't need the owner. They need the owner's rules, written down.",
    },
    {
      type: 'list',
      items: [
        'Days 31 to 37: simplify. Turn the rules for the common jobs into a price sheet with clear limits, and decide what still goes to the owner.',
        'Days 38 to 45: choose the simplest tool that will do. Try a template in software you already have first, then an automation between two programs. A new system comes last.',
        'Days 46 to 60: try it with one person and one kind of job. Keep the old way for everything else.',
      ],
    },
    {
      type: 'paragraph',
      text: 'During the trial, the person using it keeps a list of annoyances: a field in the wrong place, a type of customer nobody thought of, a step that takes longer than before. Fix one every week and say that you did. Nothing shows people faster that the change is theirs.',
    },
    { type: 'heading', level: 3, text: 'When your team loses patience' },
    {
      type: 'paragraph',
      text: "Expect it twice. Around week five the map is finished and nothing is better yet, so someone will say all you've done is draw. Two or three weeks later, with the trial under way, someone will say the old way was faster. They may both be right for now. A map doesn't move any work, and anything new is slow while people learn it.",
    },
    {
      type: 'paragraph',
      text: "Hold the weekly meeting even if it lasts ten minutes. Put the number on the wall, even when it's bad. Take a task off the person who's carrying the most. And don't add a second improvement to make up for the first.",
    },
    { type: 'quote', text: 'One improvement that everyone uses is worth ten that nobody does.' },
    { type: 'heading', level: 2, text: 'Days 61 to 90: make it stick' },
    {
      type: 'paragraph',
      text: "A change lasts when it no longer depends on the person who started it. That's what the third month is for, and it's the month most people skip.",
    },
    {
      type: 'paragraph',
      text: 'Write the new way on one page: what starts it, who does what, what to do when it fails and who to ask. Then have a second person do the work from that page alone while the first one watches and says nothing. Rewrite it until there are no questions left.',
    },
    {
      type: 'paragraph',
      text: 'Next, retire the old way where everyone can see it. Cancel the subscription, delete the template, take the clipboard off the wall. As long as there are two ways, people under pressure will use the one they know, and your records will be split between them.',
    },
    {
      type: 'paragraph',
      text: 'In the last week, measure again in exactly the same way: 20 quotes, two dates each. Bring the result to a one-hour meeting and ask three questions.',
    },
    {
      type: 'list',
      items: [
        'What happened to the number, and do we believe it?',
        'What did it cost us, in hours and in patience?',
        'What comes next: another bottleneck, or a quarter off?',
      ],
    },
    { type: 'heading', level: 2, text: 'What to leave alone this quarter' },
    {
      type: 'paragraph',
      text: "Don't replace your accounting system, your website and your phones all at once. Sometimes you need a big replacement, but it touches everyone, it's hard to undo, and it goes better once your team has seen a small change work. Leave a process alone if its key person is about to move on, or if a customer contract spells it out in detail, until that's settled. And if you're in the middle of your busiest season, finish the season.",
    },
    { type: 'heading', level: 2, text: 'Three ways these plans fail' },
    {
      type: 'list',
      items: [
        'Nobody measured the number at the start, so there is nothing to compare the end with.',
        'The owner joins the trial and becomes its bottleneck, approving every exception by hand.',
        'Somebody buys a tool in week one because it was on sale, and everyone spends the quarter looking for a problem it fits.',
      ],
    },
    { type: 'heading', level: 2, text: "What you'll have on day 90" },
    {
      type: 'paragraph',
      text: "If the number moved, tell your team by how much, and thank the people who moved it by name. If it didn't, you've spent about a hundred hours, and you have something many companies never draw: a true map of how an order gets through your business. Look at it again. The second-longest wait is your next candidate, and this time you know how to start.",
    },
    { type: 'link', url: '/beta', text: 'Apply for one of 20 free 90-day roadmaps' },
  ],
}
