import type { Article } from './article.ts'

export const article: Article = {
  id: 3,
  slug: 'ai-answers-and-local-search',
  title: 'How AI Answers Change Local Search',
  excerpt:
    'Customers increasingly read a written answer before they see a list of links. The work that gets you mentioned is familiar, and most of it is free.',
  metaDescription:
    'Search engines now answer in full sentences. What that means for a local business, how to check what they say about you, and what to fix first.',
  author: 'Modernize My Business',
  date: '2025-08-12',
  category: 'SEO & Marketing',
  featuredImage: 'ai-answers-and-local-search',
  featuredImageAlt: 'A magnifying glass and a large map pin single out one bright shop on a main street.',
  content: [
    {
      type: 'paragraph',
      text: 'Before you read on, take out your phone, open whichever AI assistant you have, and type the question your best customer would ask. Include your town and leave out your name. "Who repairs furnaces in Brandon on a Sunday?" will do as a pattern. Then look at three things: whether you are mentioned, whether what it says about you is true, and where it says it found out.',
    },
    {
      type: 'paragraph',
      text: 'Whatever you see, note it and put a date on it. You have just taken your first measurement, and you did it before anyone could sell you a report.',
    },
    { type: 'heading', level: 2, text: 'What has changed' },
    {
      type: 'paragraph',
      text: 'A page of links left the comparing to the customer. A written answer does part of that comparing and may name only two or three businesses. Google puts such summaries, which it calls AI Overviews, above the links for many questions, and some customers skip the search engine and ask an assistant directly.',
    },
    {
      type: 'paragraph',
      text: 'You may also see fewer visits to your website from people who wanted a quick fact. Someone who needs your closing time has it without a click. Few of those visits would have led to a sale, so the loss can be smaller than the chart suggests. What you should watch is inquiries.',
    },
    { type: 'heading', level: 2, text: 'What has stayed the same' },
    {
      type: 'paragraph',
      text: 'These systems draw on what is published: your website, your business profile, directories, review sites, local news. They have no inside knowledge of your workmanship. If the public record about you is thin, old or contradictory, the answer will be too, or it will be about somebody else.',
    },
    {
      type: 'paragraph',
      text: 'That should lower your blood pressure. The work of being found is much as it was, with one difference: a machine reads it more literally than a person does. A customer who sees two different phone numbers tries both. Software picks one.',
    },
    { type: 'heading', level: 2, text: 'Start with a fact sheet' },
    {
      type: 'paragraph',
      text: 'Make one page that states the truth about your business. Everything else gets corrected against it.',
    },
    {
      type: 'list',
      items: [
        'The exact name, address and phone number, spelled in the one way you will use from now on.',
        'Hours for each day, including statutory holidays and seasonal changes.',
        'The area you serve, by the names people use for it.',
        "Services you offer, in customers' words, and two or three you are asked for but do not offer.",
        'Price ranges, how soon you can usually come, what you guarantee.',
        'Licences, certificates and the year you started.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Then search for your own name and work through the first two pages of results with the sheet beside you. You will probably find an old address somewhere, a former phone number, or a duplicate profile created by nobody in particular. Correct each at its source. Two hours go a long way here, and no single task in this article is likely to do more.',
    },
    { type: 'heading', level: 2, text: 'Five habits, in order of return' },
    { type: 'heading', level: 3, text: 'Keep your business profile complete' },
    {
      type: 'paragraph',
      text: 'For a local firm, the Google Business Profile is the record that matters most. Fill in every field, choose the most specific category, add recent photos of your own and correct the hours before each holiday. Do the same on Bing and Apple, which feed other assistants and maps.',
    },
    { type: 'link', url: 'https://business.google.com/', text: 'Google Business Profile' },
    { type: 'heading', level: 3, text: 'Give each service a page' },
    {
      type: 'paragraph',
      text: 'One page that lists fourteen services in a row says little about any of them. Write a page for each one that earns you money: what it is, who needs it, what it costs and what it depends on, how long it takes, where you do it. Three hundred honest words are plenty.',
    },
    { type: 'heading', level: 3, text: 'Answer real questions' },
    {
      type: 'paragraph',
      text: 'Take them from the phone. "Do you work on well pumps?" "Can you come the same day?" "What if it breaks again?" Put the question in the heading and the answer in the first sentence under it, so that a reader in a hurry, human or otherwise, can lift it out whole.',
    },
    { type: 'heading', level: 3, text: 'Ask for honest reviews, and reply' },
    {
      type: 'paragraph',
      text: 'Ask every customer in the same neutral words, soon after the work is done, with a direct link. Never pay for a review or offer a discount for one: the major platforms forbid it, and it misleads the next customer. Reply to each one briefly. When you answer a complaint, remember that you are writing for everyone who will read it later.',
    },
    { type: 'heading', level: 3, text: 'Label your pages for machines' },
    {
      type: 'paragraph',
      text: 'Structured data is a small block of code that states plainly what a page shows: this is a local business, this is its address, these are its hours. Whoever maintains your site can add it using the shared vocabulary at schema.org, and Google offers a free test of the result. While they are at it, ask whether your site blocks AI crawlers. Some hosting and security services do so by default, and you should know which choice has been made for you.',
    },
    {
      type: 'link',
      url: 'https://search.google.com/test/rich-results',
      text: 'Check your structured data with the Rich Results Test',
    },
    { type: 'heading', level: 2, text: 'A thirty-minute check each month' },
    {
      type: 'paragraph',
      text: 'Choose three questions a good customer would ask and put each to three assistants. That makes nine answers. Keep a simple table: date, question, assistant, were we named, what was wrong, where did it come from. Use the same wording every month and a fresh conversation each time, signed out if you can, so that your own history does not flatter you.',
    },
    {
      type: 'paragraph',
      text: 'Expect the answers to vary. The same question can bring different names on Tuesday and Thursday, so a single good or bad result means little. Suppose you are named in two of the nine answers this month, in three the next and in three the month after. All you can say is that nothing got worse. If a wrong fact persists for three months after you corrected the source, look for a second source.',
    },
    { type: 'heading', level: 2, text: 'The tally that outranks the table' },
    {
      type: 'paragraph',
      text: 'At the counter and on the phone, ask every new customer how they found you, and mark the answer on paper. A month might look like this: 24 new customers, of whom 9 came through someone they know, 8 through a search, 3 from the map, 2 from an assistant and 2 could not say. In that month, word of mouth brought in more people than any other single source, and assistants brought one in twelve. You would spend your next free afternoon accordingly.',
    },
    { type: 'quote', text: 'Being mentioned is pleasant. Being called is the point.' },
    { type: 'heading', level: 2, text: 'What to say to the people who will call you' },
    {
      type: 'paragraph',
      text: 'Someone will offer to place your business in AI answers for a monthly fee, under one of several new names. Ask what exactly they will change and where, which of those changes you would keep if you stopped paying, what they will measure that you can check for yourself, and what happens if nothing moves. A good consultant answers easily, and much of the list will be on this page. Nobody can guarantee a place in an answer, because nobody outside the companies that write them decides.',
    },
    {
      type: 'paragraph',
      text: 'A few things can wait: pages written by the dozen for every neighbouring town, special files meant only for machines, and anything whose purpose you cannot explain to a customer. If your phone is ringing more than you can handle, all of it can wait. Fix the hours on your profile and go back to work.',
    },
    {
      type: 'link',
      url: '/articles/website-fixes-that-make-contact-easier',
      text: 'Once people arrive: five website fixes that make contact easier',
    },
    {
      type: 'paragraph',
      text: "Put the next check in your calendar for four weeks from today, with today's answer attached. The comparison is what you were missing.",
    },
  ],
}
