import type { Article } from './article.ts'

export const article: Article = {
  id: 9,
  slug: 'keeping-customer-data-safe-with-ai',
  title: 'Keeping Customer Data Safe When You Use AI',
  excerpt:
    'You can use AI responsibly without a legal department. You need three trays, five questions for the vendor and one page that everyone has read.',
  metaDescription:
    'How a small business can use AI tools without exposing customer data: what never to paste, what to ask a vendor, and a one-page policy to copy.',
  author: 'Modernize My Business',
  date: '2024-11-19',
  category: 'AI Technology',
  featuredImage: 'keeping-customer-data-safe-with-ai',
  featuredImageAlt:
    'A padlocked filing cabinet, one drawer of cards open, stays dry in the rain under a large umbrella.',
  content: [
    { type: 'quote', text: 'Can I paste this into the chat?' },
    {
      type: 'paragraph',
      text: 'Someone on your team has asked that already, perhaps only in their own head. If you have not given them an answer, they have chosen one. This article ends with a page you can copy, put your name to and hand out. Everything before it explains why the page says what it says.',
    },
    { type: 'heading', level: 2, text: 'What the law expects, briefly' },
    {
      type: 'paragraph',
      text: 'In most of Canada, the federal privacy law known as PIPEDA governs how private businesses handle personal information in the course of their commercial work. Quebec, Alberta and British Columbia have private-sector laws of their own, and health information often has rules to itself. The details differ, but the thread is the same: collect only what you need, use it for the purpose people agreed to, protect it, and let someone in the business be answerable for it.',
    },
    {
      type: 'paragraph',
      text: 'Two consequences matter here. When you pass personal information to a service provider, you remain responsible for it. And "we needed an address to deliver the sofa" does not stretch to "so we fed it to a tool to see what it could tell us about our customers." If you are unsure where your own case falls, ask your lawyer. The commissioner\'s office also publishes plain guidance for businesses.',
    },
    { type: 'link', url: 'https://www.priv.gc.ca/', text: 'Office of the Privacy Commissioner of Canada' },
    { type: 'heading', level: 2, text: 'Find out what is already happening' },
    {
      type: 'paragraph',
      text: 'Before writing any rules, ask everyone which AI tools they used in the past month and for what. Promise that nobody is in trouble, and mean it. In a company of eleven you might hear seven product names, some on personal accounts, one inside a program you did not know had AI in it. That list is worth more than any policy written without it, because it tells you which jobs people want help with. Approve one or two tools that cover most of those jobs. A ban with no alternative only moves the pasting to private phones.',
    },
    { type: 'heading', level: 2, text: 'Three trays' },
    {
      type: 'paragraph',
      text: 'People under time pressure cannot apply a principle, but they can remember three trays.',
    },
    { type: 'heading', level: 3, text: 'Green: paste freely' },
    {
      type: 'paragraph',
      text: 'Anything you would put on your website or hand to a stranger: product descriptions, general letters, job postings, instructions, your own marketing drafts, questions about spreadsheets with invented numbers.',
    },
    { type: 'heading', level: 3, text: 'Amber: take the person out first' },
    {
      type: 'paragraph',
      text: 'Most daily work lies here: complaints, quotes, appointment notes, email threads. The assistant does not need to know who it is about.',
    },
    { type: 'heading', level: 4, text: 'Before' },
    {
      type: 'paragraph',
      text: '"Please answer (her full name, her street address), who says our technician was an hour late on May 3 and left the gate open so her dog got out. She has been a customer since 2016 and still owes us $212."',
    },
    { type: 'heading', level: 4, text: 'After' },
    {
      type: 'paragraph',
      text: '"Please answer a long-standing customer. Our technician came an hour late and left the gate open, and the dog got out. Apologize without excuses, say what we will change, and do not mention billing."',
    },
    {
      type: 'paragraph',
      text: 'The second version is better in two ways. It gives nothing away, and by making you decide what the reply should do it gets you a better letter. Name, address, date and debt were never needed.',
    },
    { type: 'heading', level: 3, text: 'Red: never' },
    {
      type: 'list',
      items: [
        "Health, banking and identity details, such as a social insurance number or a driver's licence.",
        'Passwords, access codes and security answers.',
        'Anything that a contract or a professional duty requires you to keep confidential.',
        'Employee files, complaints about staff and performance notes.',
        'Whole exports, such as a customer list or a mailbox, even for "just a quick summary."',
      ],
    },
    {
      type: 'paragraph',
      text: 'Removing a name is no cure for these. In a small town, "the dentist with the lawsuit" is a name.',
    },
    { type: 'heading', level: 2, text: 'Five questions for a vendor' },
    {
      type: 'paragraph',
      text: 'Ask about the exact plan you intend to buy, since the free version and the business version of the same product can have different terms.',
    },
    {
      type: 'list',
      items: [
        'Is our content used to train your models, and is that off by default or must we switch it off?',
        'Where is it stored, and for how long after we delete it?',
        'Who in your company, or among your suppliers, can read it, and when?',
        'Can we see and close the accounts of our own people?',
        'Will you tell us about a breach, how soon, and where is that promised in writing?',
      ],
    },
    {
      type: 'paragraph',
      text: 'Save the answers as a file with the date in its name. Terms change, and a saved answer is how you will notice. A vendor who cannot answer the first question in one sentence has answered it.',
    },
    { type: 'heading', level: 2, text: 'The quiet ways data gets out' },
    {
      type: 'paragraph',
      text: 'The chat window gets the attention, yet other routes are just as open. Meeting assistants record and transcribe whoever is on the call, so decide when they may be used and tell the other people before you start. Browser extensions that offer to improve your writing may read every page you open, including your banking. Some programs you already use have added AI features that come switched on: look through their settings once a quarter. And automations that pass email from one service to another hold keys to the mailbox for as long as they are connected.',
    },
    {
      type: 'link',
      url: '/articles/zapier-make-or-power-automate',
      text: 'How to set up automations so that they stay under control',
    },
    { type: 'heading', level: 2, text: 'When something goes wrong' },
    {
      type: 'paragraph',
      text: 'Sooner or later someone pastes the wrong thing. What they do in the next ten minutes depends on whether they expect help or blame, so settle that in advance.',
    },
    {
      type: 'list',
      items: [
        'Stop, and tell the named person at once. Nobody is punished for reporting.',
        'Write down what it was, about whom, when, and in which tool.',
        'Then delete the conversation, and ask the vendor to delete its copy.',
        'Decide with your lawyer whether the people concerned, and the commissioner, must be told.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Under PIPEDA, a breach of security safeguards that creates a real risk of significant harm has to be reported to the commissioner, the individuals affected have to be notified, and a record has to be kept of every breach, including the small ones. Provincial laws have duties of their own. A dated page in a folder is a fair start on the record.',
    },
    { type: 'heading', level: 2, text: 'Signs that the page is alive' },
    {
      type: 'paragraph',
      text: 'You need no software to see them. People ask you about amber cases, which means they are thinking. Someone reports a mistake, which means they are not hiding. And when you ask a new employee in their second week what goes in the red tray, they can tell you. Ask at one team meeting in each season. If nobody can answer, the page is in a drawer.',
    },
    { type: 'link', url: '/privacy-policy', text: 'How we handle the information you give us' },
    { type: 'heading', level: 2, text: 'The page' },
    {
      type: 'list',
      items: [
        'Approved tools: (two names). Company accounts only, with two-step sign-in.',
        'Green: public or general material. Amber: remove anything that points to a person. Red: never.',
        'A person reads everything before it goes to a customer, and that person owns it.',
        'No recording or transcription without telling everyone on the call.',
        'New tools, extensions and AI features: ask (name) first. The answer comes within two days.',
        'Mistakes: tell (name) at once. Reporting is always right.',
        'We review this page every May and November.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Read it aloud at a meeting, then date it and sign it yourself before you ask anybody else to.',
    },
  ],
}
