import type { UnsignedArticle } from './article.ts'

export const article: UnsignedArticle = {
  id: 9,
  slug: 'keeping-customer-data-safe-with-ai',
  title: 'Keeping Customer Data Safe When You Use AI',
  excerpt:
    "You don't need a legal department to use AI responsibly. You need three trays, five questions for the vendor and one page that everyone has read.",
  metaDescription:
    'How a small business can use AI tools without exposing customer data: what never to paste, what to ask a vendor, and a one-page policy to copy.',
  date: '2024-11-19',
  category: 'AI Technology',
  featuredImage: 'keeping-customer-data-safe-with-ai',
  featuredImageAlt:
    'A padlocked filing cabinet, one drawer of cards open, stays dry in the rain under a large umbrella.',
  content: [
    { type: 'quote', text: 'Can I paste this into the chat?' },
    {
      type: 'paragraph',
      text: "Someone on your team has already asked that, maybe only in their own head. If you haven't given them an answer, they've picked one. At the end of this article there's a one-page policy you can copy, sign and hand out. The rest explains why it says what it says.",
    },
    { type: 'heading', level: 2, text: 'What the law expects, in brief' },
    {
      type: 'paragraph',
      text: "In most of Canada, a federal law called PIPEDA covers how private businesses handle personal information in their commercial work. Quebec, Alberta and British Columbia have their own private-sector laws, and health information often has its own rules. The details differ, but the basics are the same: collect only what you need, use it for what people agreed to, protect it, and make one person in the business accountable for it. Bill C-36, tabled in Ottawa on June 15, 2026, was written to replace PIPEDA's privacy rules and set up a new regulator, so ask your lawyer where it stands.",
    },
    {
      type: 'paragraph',
      text: 'The United States has no single federal privacy law for every business. The Federal Trade Commission can act against companies that break their own privacy promises or are careless with personal information, and every state requires notice of certain data breaches. Many states also have broad privacy laws, and health and financial data have federal rules.',
    },
    {
      type: 'paragraph',
      text: "For AI, two points matter most. When you pass personal information to a service provider, you're still responsible for it. And if a customer gave you an address so you could deliver a sofa, that doesn't mean you can feed it to a tool to see what it says about your customers.",
    },
    { type: 'link', url: '/national-rules', text: 'The national rules in Canada and the US, in plain English' },
    {
      type: 'link',
      url: 'https://www.priv.gc.ca/',
      text: 'Guidance for businesses from the Privacy Commissioner of Canada',
    },
    { type: 'heading', level: 2, text: 'Find out what your team already uses' },
    {
      type: 'paragraph',
      text: "Before you write any rules, ask everyone which AI tools they used in the past month and what for. Promise that nobody's in trouble, and mean it. In a company of eleven you might hear seven product names, some on personal accounts and one inside a program you didn't know had AI in it. The list shows you where people want help. Approve one or two tools that cover most of it. If you ban everything and offer nothing, people will just paste on their own phones.",
    },
    { type: 'heading', level: 2, text: 'Sort everything into three trays' },
    {
      type: 'paragraph',
      text: "People in a hurry won't stop to think about privacy principles. They can remember green, yellow and red.",
    },
    { type: 'heading', level: 3, text: 'Green: paste freely' },
    {
      type: 'paragraph',
      text: "Green is anything you'd put on your website or hand to a stranger: product descriptions, general letters, job postings, instructions, your own marketing drafts, spreadsheet questions with made-up numbers.",
    },
    { type: 'heading', level: 3, text: 'Yellow: take the person out first' },
    {
      type: 'paragraph',
      text: "Most daily work lands here: complaints, quotes, appointment notes, email threads. The assistant doesn't need to know who it's about.",
    },
    { type: 'heading', level: 4, text: 'Before' },
    {
      type: 'paragraph',
      text: '"Please answer (her full name, her street address), who says our technician was an hour late on May 3 and left the gate open so her dog got out. She\'s been a customer since 2016 and still owes us $212."',
    },
    { type: 'heading', level: 4, text: 'After' },
    {
      type: 'paragraph',
      text: '"Please answer a long-time customer. Our technician came an hour late and left the gate open, and the dog got out. Apologize without excuses, say what we\'ll change, and don\'t mention billing."',
    },
    {
      type: 'paragraph',
      text: 'The second version gives nothing away. It also gets you a better letter, because you had to decide what the reply should do. The assistant never needed the name, the address, the date or the debt.',
    },
    { type: 'heading', level: 3, text: 'Red: never paste' },
    {
      type: 'list',
      items: [
        "Health, banking and identity details, such as a social insurance or Social Security number or a driver's licence.",
        'Passwords, access codes and security answers.',
        'Anything a contract or your profession requires you to keep confidential.',
        'Employee files, complaints about staff and performance notes.',
        'Whole exports, such as a customer list or a mailbox, even for "just a quick summary."',
      ],
    },
    {
      type: 'paragraph',
      text: 'Taking out the name won\'t fix these. In a small town, "the dentist with the lawsuit" is a name.',
    },
    {
      type: 'checklist',
      blocks: [
        { type: 'heading', level: 2, text: 'Five questions to ask an AI vendor' },
        {
          type: 'paragraph',
          text: 'Ask about the exact plan you intend to buy. The free version and the business version of the same product can have different terms.',
        },
        {
          type: 'list',
          items: [
            'Do you train your models on our content, and is that off by default or do we have to switch it off?',
            'Where do you store it, and how long do you keep it after we delete it?',
            'Who in your company, or among your suppliers, can read it, and when?',
            "Can we see and close our own people's accounts?",
            'Will you tell us about a breach, how soon, and where do you promise that in writing?',
          ],
        },
      ],
    },
    {
      type: 'paragraph',
      text: "Save the answers in a file with the date in its name. Terms change, and that's how you'll notice. If a vendor can't answer the first question in a sentence, find another vendor.",
    },
    { type: 'heading', level: 2, text: 'Other ways data gets out' },
    {
      type: 'paragraph',
      text: "The chat window gets all the attention, but there are other leaks to look for. Meeting assistants record and transcribe everyone on the call, so decide when they may be used and get everyone's agreement before you start. A browser extension that offers to improve your writing may read every page you open, including your banking. Some programs you already use have added AI features that come switched on, so go through their settings once a quarter. And an automation that passes email from one service to another has access to the mailbox for as long as it's connected.",
    },
    {
      type: 'link',
      url: '/articles/zapier-make-or-power-automate',
      text: 'How to set up automations so they stay under control',
    },
    {
      type: 'checklist',
      blocks: [
        { type: 'heading', level: 2, text: 'What to do when something goes wrong' },
        {
          type: 'paragraph',
          text: 'Sooner or later, someone will paste the wrong thing. Whether they tell you depends on whether they expect help or blame, so settle that ahead of time.',
        },
        {
          type: 'list',
          items: [
            'Stop, and tell the person in charge right away. Nobody gets punished for reporting.',
            "Take a screenshot. Write down what was pasted, who it's about, when, and in which tool.",
            "If the chat has a public link, switch the link off. Don't delete anything yet.",
            'Ask your lawyer whether the people affected, and a regulator, have to be notified.',
            'Once your lawyer says so, delete the conversation and ask the vendor to delete its copy.',
          ],
        },
      ],
    },
    {
      type: 'paragraph',
      text: 'Under PIPEDA, if a breach of your security safeguards creates a real risk of significant harm, you have to report it to the Privacy Commissioner and notify the people affected. You also have to keep a record of every breach, including the small ones. Provincial laws add their own duties. In the US, look first to the law of the state where the affected person lives. Your notes and the screenshot are a good start on the record.',
    },
    { type: 'heading', level: 2, text: 'How to tell the policy is working' },
    {
      type: 'paragraph',
      text: "People ask you about yellow cases, which means they're thinking. Someone reports a mistake, which means they're not hiding it. And a new employee can tell you in their second week what goes in the red tray. Ask at a team meeting once a quarter. If nobody knows, read the page out loud again.",
    },
    { type: 'link', url: '/privacy-policy', text: 'How we handle the information you give us' },
    {
      type: 'checklist',
      blocks: [
        { type: 'heading', level: 2, text: 'A one-page AI policy' },
        {
          type: 'list',
          items: [
            'Approved tools: (two names). Company accounts only, with two-step sign-in.',
            'Green: public or general material. Yellow: remove anything that points to a person. Red: never.',
            'A person reads everything before it goes to a customer, and that person is responsible for it.',
            'No recording or transcription unless everyone on the call has agreed.',
            "New tools, extensions and AI features: ask (name) first. You'll have an answer within two days.",
            "Mistakes: tell (name) right away, and don't delete anything. Reporting is always the right call.",
            'We review this page every May and November.',
          ],
        },
      ],
    },
    {
      type: 'paragraph',
      text: 'Date it and sign it yourself, then read it out loud at your next meeting and ask everyone else to sign.',
    },
  ],
}
