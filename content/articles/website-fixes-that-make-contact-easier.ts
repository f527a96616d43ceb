import type { UnsignedArticle } from './article.ts'

export const article: UnsignedArticle = {
  id: 8,
  slug: 'website-fixes-that-make-contact-easier',
  title: 'Five Website Fixes That Make It Easier to Contact You',
  excerpt:
    'Many small-business websites make ready customers work too hard. These five fixes take an afternoon and need no redesign.',
  metaDescription:
    'Five practical website fixes for a small business, from a clear first screen to a shorter form, with a way to test each and count what changes.',
  date: '2025-01-21',
  category: 'SEO & Marketing',
  featuredImage: 'website-fixes-that-make-contact-easier',
  featuredImageAlt: 'A phone shows a simple page with one large call button, between a screwdriver and a wrench.',
  content: [
    {
      type: 'paragraph',
      text: "It's 7:40 on a Thursday evening. Someone is standing in her basement with a phone in one hand and a wet towel in the other, looking at three plumbing websites. One of them is yours. All three companies could do the job. She'll call the one that answers her questions before she has to hunt for the answers.",
    },
    {
      type: 'paragraph',
      text: "Your business may have nothing to do with pipes, but you have visitors like her: ready to buy, in a hurry, on a small screen, with your competitors one tap away. Here are five fixes, in the order she'd run into them. You'll need a phone, whoever can edit your site, and about three and a half hours.",
    },
    { type: 'heading', level: 2, text: "1. Say what you do, where and who it's for (20 minutes)" },
    {
      type: 'paragraph',
      text: 'Put one sentence on the first screen that covers all three. "Plumbing repairs for homes in Winnipeg and within fifty kilometres, evenings included" does the job. "Excellence flows through everything we do" doesn\'t, and it pushes the useful sentence further down.',
    },
    {
      type: 'paragraph',
      text: "To test it, show the page to someone outside your trade for five seconds. Take the phone away, then ask what you sell and whether you'd come to their house. You can also paste the text of your home page into an AI assistant and ask it the same things. If it has to guess, so will a visitor in a hurry.",
    },
    { type: 'heading', level: 2, text: '2. Make every contact detail work with one tap (30 minutes)' },
    {
      type: 'paragraph',
      text: "Tapping your phone number should dial it. Tapping your address should open a map, and tapping your email address should start a message. Some sites still show the phone number as part of a picture, so you can't tap it and a screen reader can't read it aloud.",
    },
    {
      type: 'paragraph',
      text: 'Put the number at the top of every page, because people don\'t always arrive on your home page. Next to it, write your hours and what happens outside them. "After six, leave a message and we\'ll call you back before nine" is a promise she can plan around. If nobody answers the phone at lunch, say so.',
    },
    { type: 'heading', level: 2, text: '3. Shorten the form (40 minutes)' },
    {
      type: 'paragraph',
      text: 'Ask only for what you need to reply. You can get the rest when you talk.',
    },
    {
      type: 'list',
      items: [
        'Keep: name, one way to reach them, and what they need.',
        'Drop: anything you\'ve never used, such as a fax number or "how did you hear about us" with nine choices. Ask that on the phone.',
        "Make optional: whatever helps but shouldn't stop anyone, like a photo of the problem.",
        "Add: one line that says when you'll answer and what you'll do with the details.",
      ],
    },
    {
      type: 'paragraph',
      text: 'Then send the form yourself, from a phone, using an address outside the company. Did you see a confirmation? Did the message land in an inbox somebody reads, or in a spam folder, or in the account of a person who left? A form that fails silently is the most expensive problem in this article, and it can go on for months before anyone tells you. Test yours on the first Monday of every month.',
    },
    {
      type: 'link',
      url: '/articles/keeping-customer-data-safe-with-ai',
      text: 'Your form collects personal information: how to keep customer data safe',
    },
    { type: 'heading', level: 2, text: '4. Answer the awkward questions (60 minutes)' },
    {
      type: 'paragraph',
      text: 'What does it cost? How soon can you come? What if something goes wrong? Owners leave these out because the honest answer is "it depends." Visitors know that. Tell them what it depends on, and give them a rough range.',
    },
    { type: 'heading', level: 3, text: 'How to write about price without a price list' },
    {
      type: 'paragraph',
      text: 'Give a range, say what makes it go up or down, and say what\'s always included. For example: "Most repairs like this cost between $X and $Y. Older pipes and weekend visits cost more. If we do the work, we take the visit fee off your bill." Use your own figures from the last twenty jobs, and leave out the cheapest and the most expensive so one odd job doesn\'t stretch the range. Put a month on it and update it twice a year.',
    },
    { type: 'heading', level: 3, text: 'Where to find the questions' },
    {
      type: 'paragraph',
      text: "Ask whoever answers your phone to keep a tally for one week of what callers ask before they book. Put the five most common questions on the site in the callers' own words, with two or three sentences each. An AI assistant can tidy up the wording, but the facts have to come from you.",
    },
    { type: 'heading', level: 2, text: '5. Make it fast and easy to read (60 minutes)' },
    {
      type: 'paragraph',
      text: 'A photo straight from a phone can be four megabytes or more. On a web page, a fifth of a megabyte usually looks just as good. So ten photos can add up to 40 megabytes, or to 2. With a weak signal in a basement, that decides whether she sees a page or a blank screen. Most site builders can shrink pictures for you, and free tools will do a whole batch.',
    },
    {
      type: 'paragraph',
      text: 'Google has a free test that shows what slows your page down, on a phone and on a computer. Ignore the score at first. Find the two or three heaviest items, fix those and run it again.',
    },
    { type: 'link', url: 'https://pagespeed.web.dev/', text: 'Test your page with PageSpeed Insights' },
    {
      type: 'paragraph',
      text: "Now take your phone outside. If you can't read the text in daylight, it's too pale or too small. Remove anything that moves by itself. Give each picture a short description and each form field a visible label. Those changes help people with older phones or low vision, and they help search engines understand the page.",
    },
    { type: 'heading', level: 2, text: 'Three rules we break ourselves' },
    {
      type: 'paragraph',
      text: 'Our own site breaks three of these rules. It asks for four contact details before the first question, because our next step is a call. It shows no phone number. And it gives no price range for our work, only a promise to agree on the price with you before we start. We have our reasons, as you probably do, and they likely cost us some visitors anyway.',
    },
    { type: 'heading', level: 2, text: 'Count inquiries before and after' },
    {
      type: 'paragraph',
      text: 'Before you change anything, write down how many inquiries you had in each of the last eight weeks, by phone and by form. Then keep counting for twelve weeks after.',
    },
    {
      type: 'paragraph',
      text: "Say you get 400 visits a month and 8 inquiries. That's two for every hundred visits. If the same 400 visits later bring 12 inquiries, you're at three for every hundred. And if one inquiry in three becomes a job, four more inquiries mean one more job a month, sometimes two. Whether that's worth an afternoon depends on what you earn from a job.",
    },
    {
      type: 'paragraph',
      text: "Small numbers bounce around, though. Going from 8 inquiries to 10 in one month might just be the weather. Two or three good months in a row mean something. If you're short of time, make all five changes at once. If you'd like to know which one mattered, make one a month and note the date.",
    },
    { type: 'heading', level: 2, text: 'When you need a new site instead' },
    {
      type: 'paragraph',
      text: "Some sites aren't worth fixing. Maybe only a developer you can no longer reach knows how to edit yours. Maybe it doesn't work on a phone at all, or it describes the business you ran five years ago. Plan a replacement, and start it with the sentence from fix 1 and the answers from fix 4.",
    },
    {
      type: 'link',
      url: '/articles/90-day-modernization-plan',
      text: 'A 90-day plan for changes that touch the whole team',
    },
    { type: 'heading', level: 2, text: 'Ask your newest customers one question' },
    {
      type: 'paragraph',
      text: 'Whatever the numbers say, call the last five people who became customers and ask, "What nearly stopped you from getting in touch?" Write down their answers word for word, and don\'t explain or defend anything. Your sixth fix will be in there.',
    },
  ],
}
