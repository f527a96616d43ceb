import type { UnsignedArticle } from './article.ts'

export const article: UnsignedArticle = {
  id: 2,
  slug: 'choosing-an-ai-assistant',
  title: 'ChatGPT, Claude, Gemini or Copilot: How to Choose',
  excerpt:
    'The best AI assistant for your business is the one that fits where your work already happens. A one-hour test will show you which one that is.',
  metaDescription:
    'How to choose between ChatGPT, Claude, Gemini and Copilot for a small business: where each one works, a fair one-hour test, and terms to check.',
  date: '2025-09-09',
  category: 'AI Comparison',
  featuredImage: 'choosing-an-ai-assistant',
  featuredImageAlt:
    'Four differently shaped speech bubbles hang like tools on a rail, and a hand takes down one of them.',
  content: [
    {
      type: 'paragraph',
      text: "Ask four people who use AI every day which assistant is best and you may get four answers, each given with complete confidence. They may all be right. One writes grant applications, one lives in spreadsheets, one has fifteen years of email in Gmail, and one is just used to what she has. They aren't disagreeing about the tools. They do different work.",
    },
    {
      type: 'paragraph',
      text: "That's why we don't publish a ranking. The four best-known assistants can all draft an email, summarize a document, work through a spreadsheet and suggest a plan, and the lead changes with almost every release. What changes slowly is where each one works, what it can reach and on what terms. Choose on those.",
    },
    { type: 'heading', level: 2, text: 'Where each assistant works' },
    {
      type: 'list',
      items: [
        'ChatGPT, from OpenAI, is a general assistant with a wide range of features and plenty of help online. It stands alone, and you can connect it to other services.',
        'Claude, from Anthropic, is also a stand-alone general assistant you can connect to other services. People often choose it for careful writing and long documents.',
        'Gemini, from Google, works on its own and inside Gmail, Docs and the rest of Google Workspace.',
        "Copilot, from Microsoft, works inside Word, Excel, Outlook and Teams. Microsoft uses the name for several products, some free and some licensed per person, so check which one you're reading about.",
      ],
    },
    { type: 'link', url: 'https://chatgpt.com/', text: 'ChatGPT' },
    { type: 'link', url: 'https://claude.ai/', text: 'Claude' },
    { type: 'link', url: 'https://gemini.google.com/', text: 'Gemini' },
    { type: 'link', url: 'https://www.microsoft.com/microsoft-365-copilot', text: 'Microsoft 365 Copilot' },
    {
      type: 'paragraph',
      text: "If your company already runs on Google Workspace or Microsoft 365, try its own assistant first. On the right plan it can see the email thread and the file you're working on, so there's nothing to copy. Your administrator controls it, and there's one less account to close when somebody leaves. Then test one stand-alone assistant against it. If that one is clearly better at the work you care about, the extra copying may be worth it.",
    },
    {
      type: 'checklist',
      blocks: [
        { type: 'heading', level: 2, text: 'How to run a fair test in one hour' },
        {
          type: 'paragraph',
          text: 'You need two people, two assistants and one hour. Each of you runs every task on both assistants. Stick to two, because with more the comparison gets blurry.',
        },
        { type: 'heading', level: 3, text: 'Pick three real tasks' },
        {
          type: 'paragraph',
          text: "Choose three tasks from last week: an email you dreaded, a document you had to read, and a decision you had to explain. Take out names and private details. For each task, write the instructions once, in full, and save them. Everyone uses exactly the same words. Otherwise you're testing your instructions.",
        },
        { type: 'heading', level: 3, text: 'Split up the hour' },
        {
          type: 'list',
          items: [
            'Minutes 0 to 15: the email. Give both assistants the same instructions and the same background.',
            'Minutes 15 to 35: the document. Ask for a summary, then for the three points most likely to cost you money, then for where in the document each one appears.',
            'Minutes 35 to 50: the decision. Ask for the strongest case against what you decided.',
            'Minutes 50 to 60: the scores. Do them on your own, before you compare notes.',
          ],
        },
        { type: 'heading', level: 3, text: 'Score the results' },
        {
          type: 'paragraph',
          text: "For each task, give 0 to 5 for accuracy, 0 to 5 for how little you had to change, and 0 to 5 for being honest about what it didn't know. Three tasks at 15 points each make 45 per person. With two people, that's 90 per assistant.",
        },
        {
          type: 'paragraph',
          text: "Say one ends at 68 and the other at 64. That's a tie. Four points out of 90 is noise, so pick the more convenient one. If it's 71 to 48, you have a winner. Note one thing separately: did either assistant make up a figure, or quote a sentence that isn't in the document? Run the same request again and see if it does it twice. That matters more than any score.",
        },
      ],
    },
    { type: 'heading', level: 2, text: 'Let your least enthusiastic person try it' },
    {
      type: 'paragraph',
      text: "Usually the enthusiast picks the tool and everyone else has to live with it. So after the hour, sit down with the least technical person on your team and ask them to do one of the three tasks on each assistant. Say nothing. Notice where they stop, what they're afraid to click and whether they'd do it again tomorrow. If one assistant wins on points and the other wins with this person, we'd take the second.",
    },
    { type: 'heading', level: 2, text: 'What it costs' },
    {
      type: 'paragraph',
      text: 'As of October 2026, the standard paid plan for one person costs about $20 a month in US dollars, and lighter plans cost less than $10. Business seats mostly run from $20 to $30 a month. Some come with a minimum number of seats, and Microsoft 365 Copilot comes on top of your Microsoft 365 plan. Prices change often, so check before you budget.',
    },
    {
      type: 'paragraph',
      text: "Say you buy six business seats at $25. That's $150 a month, or $1,800 a year. If an hour of your people's time costs you $30 in the same currency, the seats pay for themselves once they save five hours a month. Spread over six people, that's 50 minutes each.",
    },
    {
      type: 'paragraph',
      text: "It's a low bar. The larger cost is attention: learning the tool, checking its work, and the half-hour lost to a clever answer that turned out to be wrong. So start with a few seats for the people who read and write the most. Run them for a month, and once a week ask each person for one example of time saved and one of time wasted. Add seats when someone without one asks.",
    },
    {
      type: 'checklist',
      blocks: [
        { type: 'heading', level: 2, text: 'Read the terms for your exact plan' },
        {
          type: 'paragraph',
          text: "What you're often paying for in a business plan is control. Check these points for the plan you intend to buy, on the vendor's own pages, and save a copy with the date.",
        },
        {
          type: 'list',
          items: [
            'Is your content used to train the product, and what is the default setting?',
            'How long are conversations kept, and does deleting really delete them?',
            'Who in your company can see whose conversations?',
            'What can the assistant reach once you connect it? If it can search your shared drive, it can find the salary file someone left open to everyone.',
            'How do you close an account, and how do you take your content with you?',
          ],
        },
      ],
    },
    {
      type: 'paragraph',
      text: 'Set aside an afternoon for the fourth point before you turn anything on. An assistant inside your office suite usually follows your existing permissions. That only helps if the permissions are right, so tidy up the shared folders first.',
    },
    {
      type: 'link',
      url: '/articles/keeping-customer-data-safe-with-ai',
      text: 'Keeping customer data safe when you use AI',
    },
    { type: 'heading', level: 2, text: 'Four mistakes to avoid' },
    {
      type: 'paragraph',
      text: "One is letting everyone bring their own. It feels generous, but a year later your customers' details are spread over five personal accounts you can't see. The opposite mistake is a committee that studies the question until spring. Two people and one hour are enough for a decision you can undo next month.",
    },
    {
      type: 'paragraph',
      text: "Don't judge by trivia. Riddles and general knowledge tell you nothing about a reply to an angry customer. And don't sign up for a year to save a little. Pay monthly until you've been through one busy season with it.",
    },
    { type: 'heading', level: 2, text: 'When to wait' },
    {
      type: 'paragraph',
      text: "Hold off if you're about to switch office suites, if you handle health or legal files and haven't talked to your adviser about them yet, or if you can't name three tasks for the test. In that last case, spend the hour finding out where your team's time goes instead.",
    },
    { type: 'link', url: '/quiz', text: 'How much do you know about AI? Take the 12-question quiz' },
    { type: 'heading', level: 2, text: 'Write down why you chose it' },
    {
      type: 'paragraph',
      text: "Half a page is enough: what you tested, the scores, who tried it, what you liked, what worried you, which plan and on what terms. Keep the three tasks and their instructions in the same file. The next time everyone is talking about a new release, you can run the same hour again and know by lunch whether it's worth switching.",
    },
  ],
}
