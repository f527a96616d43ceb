import type { UnsignedArticle } from './article.ts'

export const article: UnsignedArticle = {
  id: 3,
  slug: 'ai-answers-and-local-search',
  title: 'How AI Answers Change Local Search',
  excerpt:
    'More customers now read a written answer before they see a list of links. Most of the work that gets you mentioned is familiar, and most of it is free.',
  metaDescription:
    'Search engines now answer in full sentences. What that means for a local business, how to check what they say about you, and what to fix first.',
  date: '2025-08-12',
  category: 'SEO & Marketing',
  featuredImage: 'ai-answers-and-local-search',
  featuredImageAlt: 'A magnifying glass and a large map pin single out one bright shop on a main street.',
  content: [
    {
      type: 'paragraph',
      text: 'Before you read on, take out your phone, open any AI assistant and type the question your best customer would ask. Include your town and leave out your name, as in "Who repairs furnaces in Brandon on a Sunday?" Then check three things. Are you mentioned? Is what it says about you true? And where does it say it found that?',
    },
    {
      type: 'paragraph',
      text: "Write the answer down with today's date. That's your first measurement, and it didn't cost you anything.",
    },
    { type: 'heading', level: 2, text: 'Customers now see an answer before a list of links' },
    {
      type: 'paragraph',
      text: 'With a page of links, customers compare businesses themselves. A written answer does part of that for them, and it may name only two or three. Google puts these summaries, which it calls AI Overviews, above the links for many questions. Some customers skip the search engine and ask an assistant directly.',
    },
    {
      type: 'paragraph',
      text: "You may also see fewer website visits from people who just wanted a quick fact. Someone who needs your closing time gets it without a click. Most of those visits wouldn't have led to a sale, so the loss may be smaller than the chart suggests. Keep your eye on inquiries instead.",
    },
    { type: 'heading', level: 2, text: "AI still depends on what's published about you" },
    {
      type: 'paragraph',
      text: "These systems draw on public sources: your website, your business profile, directories, review sites, local news. They don't know how good your work is. If what's out there about you is thin, old or contradictory, the answer will be too, or it'll be about somebody else.",
    },
    {
      type: 'paragraph',
      text: "So the work of getting found hasn't changed much. The main difference is that software takes what it reads literally. A customer who sees two different phone numbers tries both. Software picks one.",
    },
    {
      type: 'checklist',
      blocks: [
        { type: 'heading', level: 2, text: 'Start with a one-page fact sheet' },
        {
          type: 'paragraph',
          text: "Put the facts about your business on one page. You'll correct everything else against it.",
        },
        {
          type: 'list',
          items: [
            "Your exact name, address and phone number, written the one way you'll use from now on.",
            'Hours for each day, including statutory holidays and seasonal changes.',
            'The area you serve, in the names people use for it.',
            "The services you offer, in your customers' words, and two or three you get asked for but don't offer.",
            'Price ranges, how soon you can usually come and what you guarantee.',
            'Licences, certificates and the year you started.',
          ],
        },
      ],
    },
    {
      type: 'paragraph',
      text: "Then search for your own name and go through the first two pages of results with the sheet beside you. You'll probably find an old address, an old phone number or a duplicate profile nobody remembers creating. Correct each one at its source. If you do only one thing in this article, spend two hours on this.",
    },
    { type: 'heading', level: 2, text: 'Five habits, most useful first' },
    { type: 'heading', level: 3, text: 'Keep your business profile complete' },
    {
      type: 'paragraph',
      text: "For most local companies, the Google Business Profile is the listing that matters most. Fill in every field, choose the most specific category, add recent photos of your own and correct the hours before each holiday. Then do the same on Bing and Apple Maps, because other maps and assistants don't all use Google's data.",
    },
    { type: 'link', url: 'https://business.google.com/', text: 'Google Business Profile' },
    { type: 'heading', level: 3, text: 'Give each service its own page' },
    {
      type: 'paragraph',
      text: 'A page that lists fourteen services in a row says little about any of them. Write a page for each one that makes you money: what it is, who needs it, what it costs and why that varies, how long it takes and where you do it. Three hundred honest words are plenty.',
    },
    { type: 'heading', level: 3, text: 'Answer real questions' },
    {
      type: 'paragraph',
      text: 'Take them from your phone calls. "Do you work on well pumps?" "Can you come the same day?" "What if it breaks again?" Put the question in the heading and the answer in the first sentence under it. A customer in a hurry will find it, and so will an AI assistant.',
    },
    { type: 'heading', level: 3, text: 'Ask for honest reviews, and reply' },
    {
      type: 'paragraph',
      text: "Soon after the work is done, ask every customer in the same neutral words and give them a direct link. Check the site's rules first: Google lets you ask, but Yelp tells businesses not to. Never pay for a review or offer a discount for one. The major platforms forbid it, and it misleads the next customer. Reply to each review briefly. When you answer a complaint, remember that you're writing for everyone who'll read it later.",
    },
    { type: 'heading', level: 3, text: 'Label your pages for search engines' },
    {
      type: 'paragraph',
      text: "Structured data is a small block of code that spells out what a page shows: this is a local business, this is its address, these are its hours. Whoever looks after your site can add it using the shared vocabulary at schema.org, and Google has a free test. Google says its AI answers don't require it, but it helps search engines get your details right. While they're at it, ask if your site blocks AI crawlers. Some hosting and security services do that by default, and it should be your decision.",
    },
    {
      type: 'link',
      url: 'https://search.google.com/test/rich-results',
      text: 'Check your structured data with the Rich Results Test',
    },
    { type: 'heading', level: 2, text: 'Check your answers for 30 minutes a month' },
    {
      type: 'paragraph',
      text: "Choose three questions a good customer would ask and put each one to three assistants. That makes nine answers. Keep a simple table: date, question, assistant, whether you were named, what was wrong and where it came from. Use the same wording every month and start a new conversation each time. Sign out if you can, so your own history doesn't shape the answer.",
    },
    {
      type: 'paragraph',
      text: "Expect the answers to vary. The same question can bring up different names on Tuesday and Thursday, so one good or bad result doesn't mean much. Say you're named in two of the nine answers this month, three the next and three the month after. All you can say is that nothing got worse. If a wrong fact is still there three months after you corrected it, look for a second source.",
    },
    { type: 'heading', level: 2, text: 'Ask every new customer how they found you' },
    {
      type: 'paragraph',
      text: "This count matters more than the table. At the counter and on the phone, ask every new customer how they found you, and write it down. Say you get 24 new customers in a month. Nine came through someone they know, 8 through a search, 3 from the map and 2 from an assistant, and 2 couldn't say. That month, word of mouth brought in more people than any other source, and assistants brought in one in twelve. Now you know where to spend your next free afternoon.",
    },
    { type: 'quote', text: 'Being mentioned is nice. Getting called is the point.' },
    { type: 'heading', level: 2, text: 'What to ask anyone who sells AI visibility' },
    {
      type: 'paragraph',
      text: "Someone will offer to get your business into AI answers for a monthly fee. Ask exactly what they'll change and where, which of those changes you'd keep if you stopped paying, what they'll measure that you can check yourself, and what happens if nothing moves. A good consultant can answer all of that easily, and much of the answer will be on this page. Nobody can guarantee you a place in an AI answer, because that's up to the companies that run the assistants.",
    },
    {
      type: 'paragraph',
      text: "A few things can wait: near-identical pages for every neighbouring town, special files meant only for machines (our own site has some, and we'd still do them last), and anything you couldn't explain to a customer. And if your phone already rings more than you can handle, all of this can wait. Fix the hours on your profile and go back to work.",
    },
    {
      type: 'link',
      url: '/articles/website-fixes-that-make-contact-easier',
      text: 'Once people arrive: five website fixes that make contact easier',
    },
  ],
}
