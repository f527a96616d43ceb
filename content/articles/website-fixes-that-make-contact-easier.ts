import type { Article } from './article.ts'

export const article: Article = {
  id: 8,
  slug: 'website-fixes-that-make-contact-easier',
  title: 'Five Website Fixes That Make Contact Easier',
  excerpt:
    'Many small-business websites make ready customers work too hard. These five fixes take an afternoon and need no redesign.',
  metaDescription:
    'Five practical website fixes for a small business, from a clear first screen to a shorter form, with a way to test each and count what changes.',
  author: 'Modernize My Business',
  date: '2025-01-21',
  category: 'SEO & Marketing',
  featuredImage: 'website-fixes-that-make-contact-easier',
  featuredImageAlt: 'A phone shows a simple page with one large call button, between a screwdriver and a wrench.',
  content: [
    {
      type: 'paragraph',
      text: 'It is 7:40 on a Thursday evening. Someone is standing in a basement with a phone in one hand and a wet towel in the other, looking at three plumbing websites. One of them is yours. All three firms could do the job. The one that gets the call will be the one that answered her questions before she had to hunt for them.',
    },
    {
      type: 'paragraph',
      text: 'Your business may have nothing to do with pipes, but you have a visitor like this: ready to buy, in a hurry, on a small screen, with your competitors one tap away. The five fixes below are arranged in the order she meets them. You will need a phone, whoever can edit your site, and about three and a half hours.',
    },
    { type: 'heading', level: 2, text: '1. Say what you do, where and for whom (20 minutes)' },
    {
      type: 'paragraph',
      text: 'The first screen should hold one sentence that answers all three. "Plumbing repairs for homes in Winnipeg and within fifty kilometres, evenings included" does it. "Excellence flows through everything we do" does not, and it pushes the useful sentence further down.',
    },
    {
      type: 'paragraph',
      text: 'Test it by showing the page to someone outside your trade for five seconds. Take the phone away and ask what you sell and whether you would come to their house. A second test is to copy the text of your home page into an AI assistant and ask the same thing. Where it hesitates or guesses, a hurried reader will too.',
    },
    { type: 'heading', level: 2, text: '2. Make every contact detail work with one tap (30 minutes)' },
    {
      type: 'paragraph',
      text: 'Phone numbers should dial, addresses should open a map, and email addresses should start a message. Some sites still show the phone number as part of a picture, where it can be neither tapped nor read aloud by a screen reader.',
    },
    {
      type: 'paragraph',
      text: 'Put the number at the top of every page, since people do not always come in by the front door. Search may bring them to an inner page, and that page has to stand alone. Beside it, write your hours and what happens outside them. "After six, leave a message and we call back before nine" is a promise she can plan around. If nobody answers the phone at lunch, say so.',
    },
    { type: 'heading', level: 2, text: '3. Shorten the form (40 minutes)' },
    {
      type: 'paragraph',
      text: 'Ask only for what you need in order to reply. The rest is what the conversation is for.',
    },
    {
      type: 'list',
      items: [
        'Keep: name, one way to reach them, and what they need.',
        'Drop: anything you have never used, such as a fax number or "how did you hear about us" with nine choices. Ask that on the phone.',
        'Make optional: whatever helps but should not stop anyone, like a photo of the problem.',
        'Add: one line saying when you will answer, and what you will do with the details.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Then send the form yourself, from a phone, using an address outside the company. Follow it to the end. Did a confirmation appear? Did the message reach an inbox that somebody reads, or a spam folder, or the account of a person who left? Of all the faults on this page, a form that fails without telling anyone costs the most, and you can go for months without hearing of it. Put a test on the first Monday of every month.',
    },
    {
      type: 'link',
      url: '/articles/keeping-customer-data-safe-with-ai',
      text: 'The form collects personal information, so read how to keep customer data safe',
    },
    { type: 'heading', level: 2, text: '4. Answer the awkward questions (60 minutes)' },
    {
      type: 'paragraph',
      text: 'Price, timing, guarantees, what happens if something goes wrong. Owners leave these out because the honest answer is "it depends." Visitors know that. What they want to know is what it depends on, and roughly between which figures.',
    },
    { type: 'heading', level: 3, text: 'How to write about price without a price list' },
    {
      type: 'paragraph',
      text: 'Give a range, name what moves it and say what is always included. For example: "Most repairs of this kind come to between $X and $Y. Older pipes and weekend visits cost more. The visit fee is taken off the bill if we do the work." Use your own figures from the last twenty jobs, and leave out the cheapest one and the dearest one so that one odd job does not stretch the range. Put a month on it and review it twice a year.',
    },
    { type: 'heading', level: 3, text: 'Where the questions come from' },
    {
      type: 'paragraph',
      text: "Ask whoever answers your phone to keep a tally for a week of everything callers ask before they book. The five most frequent questions belong on the site in the callers' own words, each with an answer of two or three sentences. An assistant can tidy the wording. The facts have to come from you.",
    },
    { type: 'heading', level: 2, text: '5. Be quick and readable (60 minutes)' },
    {
      type: 'paragraph',
      text: 'Photos straight from a phone can weigh four megabytes or more each, while a page rarely needs more than a fifth of a megabyte per picture to look good. Ten photos, then, can be 40 megabytes or 2. On a weak signal in a basement, that is the difference between a page and a blank screen. Most site builders can shrink pictures for you, and free tools will do it in a batch.',
    },
    {
      type: 'paragraph',
      text: 'Google offers a free test that shows what slows a page down, on a phone and on a computer. Ignore the score at first. Look for the two or three heaviest items, fix those and run it again.',
    },
    { type: 'link', url: 'https://pagespeed.web.dev/', text: 'Test your page with PageSpeed Insights' },
    {
      type: 'paragraph',
      text: 'For reading, take the phone outdoors. If you cannot make out the text in daylight, it is too pale or too small. Remove whatever moves by itself. Give each picture a short description and each form field a visible label. These changes help people with older phones and people with low vision, and they help search engines make sense of the page.',
    },
    { type: 'heading', level: 2, text: 'Count, and be patient with the count' },
    {
      type: 'paragraph',
      text: 'Write down how many inquiries you had in each of the last eight weeks, by phone and by form, before you change anything. Carry on for twelve weeks afterwards.',
    },
    {
      type: 'paragraph',
      text: 'To see what you are looking for, imagine 400 visits a month and 8 inquiries. That is two in every hundred. If the same 400 visits later bring 12 inquiries, you have three in a hundred, and if one inquiry in three becomes a job, four more inquiries mean one more job a month, sometimes two. Whether that is worth an afternoon depends on what you earn from a job.',
    },
    {
      type: 'paragraph',
      text: 'Small numbers jump about, though. Going from 8 inquiries to 10 in a single month may be nothing more than the weather. Two or three months that point in the same direction mean something. Change the five things in one go if your time is short. If you are curious which of them mattered, change one a month and keep a note of the date.',
    },
    { type: 'heading', level: 2, text: 'If the site is past patching' },
    {
      type: 'paragraph',
      text: 'If the site cannot be edited without a developer you can no longer reach, if it does not work on a phone at all, or if it describes the business you were five years ago, fixes will frustrate you. Plan a replacement then, and start with the sentence from fix 1 and the answers from fix 4. They will be the best part of the new one.',
    },
    {
      type: 'link',
      url: '/articles/90-day-modernization-plan',
      text: 'A 90-day plan for changes that touch the whole team',
    },
    { type: 'heading', level: 2, text: 'One question to ask' },
    {
      type: 'paragraph',
      text: 'Whatever the numbers do, call the last five people who became customers and ask each of them: "What nearly stopped you from getting in touch?" Write down the answers word for word, and resist the urge to explain. Your sixth fix will be in there.',
    },
  ],
}
