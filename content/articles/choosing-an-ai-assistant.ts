import type { Article } from './article.ts'

export const article: Article = {
  id: 2,
  slug: 'choosing-an-ai-assistant',
  title: 'ChatGPT, Claude, Gemini or Copilot: How to Choose',
  excerpt:
    'The best AI assistant for your business is the one that fits where your work already happens. A one-hour test will tell you which that is.',
  metaDescription:
    'How to choose between ChatGPT, Claude, Gemini and Copilot for a small business: where each one lives, a fair one-hour test, and terms to check.',
  author: 'Modernize My Business',
  date: '2025-09-09',
  category: 'AI Comparison',
  featuredImage: 'choosing-an-ai-assistant',
  featuredImageAlt:
    'Four differently shaped speech bubbles hang like tools on a rail, and a hand takes down one of them.',
  content: [
    {
      type: 'paragraph',
      text: 'Ask four people who use AI every day which assistant is best and you may get four answers, each given with complete confidence. They are probably all right. One writes grant applications, one lives in spreadsheets, one has fifteen years of email in Gmail, and one is simply used to what she has. What they disagree about is their work.',
    },
    {
      type: 'paragraph',
      text: 'That is why we do not publish a ranking. The four best-known assistants can all draft an email, summarize a document, reason about a spreadsheet and suggest a plan. The lead changes hands with almost every release. What changes slowly is where each one lives, what it can reach and on what terms, so choose on those.',
    },
    { type: 'heading', level: 2, text: 'Where each one lives' },
    {
      type: 'list',
      items: [
        'ChatGPT, from OpenAI, is a general assistant with a wide range of features and a great deal of public help material. It stands on its own, and it can be connected to other services.',
        'Claude, from Anthropic, is also a stand-alone general assistant, often chosen for careful writing and for working with long documents.',
        'Gemini, from Google, is available by itself and inside Gmail, Docs and the rest of Google Workspace.',
        'Copilot, from Microsoft, works inside Word, Excel, Outlook and Teams. The name is used for several products, some free and some licensed per person, so be sure which one you are reading about.',
      ],
    },
    { type: 'link', url: 'https://openai.com/', text: 'ChatGPT, from OpenAI' },
    { type: 'link', url: 'https://www.anthropic.com/', text: 'Claude, from Anthropic' },
    { type: 'link', url: 'https://gemini.google.com/', text: 'Gemini' },
    { type: 'link', url: 'https://copilot.microsoft.com/', text: 'Copilot' },
    {
      type: 'paragraph',
      text: 'If your company already runs on Google Workspace or Microsoft 365, try the assistant that belongs to it first. It can see the email thread and the file you are working on without copying, your administrator can control it, and there is one less account to close when somebody leaves. Against that, test one stand-alone assistant. If it is clearly better at the work you care about, the copying may be worth it.',
    },
    { type: 'heading', level: 2, text: 'A fair test takes an hour' },
    {
      type: 'paragraph',
      text: 'Two people, two assistants, one hour. Each of you runs every task on both. With more than two assistants the comparison blurs.',
    },
    { type: 'heading', level: 3, text: 'Before you begin' },
    {
      type: 'paragraph',
      text: 'Choose three tasks from last week: an email you dreaded, a document you had to read, and a decision you had to explain. Remove names and private details. For each, write the instruction once, in full, and save it. Everyone uses the same words, because otherwise you are testing the instructions.',
    },
    { type: 'heading', level: 3, text: 'The hour' },
    {
      type: 'list',
      items: [
        'Minutes 0 to 15: the email. Give both assistants the same instruction and the same background.',
        'Minutes 15 to 35: the document. Ask for a summary, then for the three points most likely to cost you money, then ask where in the document each one is found.',
        'Minutes 35 to 50: the decision. Ask for the strongest case against what you decided.',
        'Minutes 50 to 60: score, separately, before you talk.',
      ],
    },
    { type: 'heading', level: 3, text: 'The score' },
    {
      type: 'paragraph',
      text: 'For each task, give 0 to 5 for correctness, 0 to 5 for how little you had to change, and 0 to 5 for honesty about what it did not know. Three tasks at 15 points each make 45 for one person. With two people that is 90 per assistant.',
    },
    {
      type: 'paragraph',
      text: 'Imagine one ends at 68 and the other at 64. That is a tie: four points out of 90 is less than the mood you were in. Decide on convenience. If it is 71 to 48, you have a result. And if either of them invented a figure or quoted a sentence that is not in the document, write that down separately, since it matters more than any score. Run the same request again and see whether it recurs.',
    },
    { type: 'quote', text: 'A four-point lead is a tie. An invented figure is a finding.' },
    { type: 'heading', level: 2, text: 'Try the person who is least keen' },
    {
      type: 'paragraph',
      text: 'Tools are usually chosen by the enthusiast and then have to be used by everyone else. After the hour, sit with the least technical person on your team and ask them to do one of the three tasks on each. Say nothing. Notice where they stop, what they are afraid of pressing and whether they would do it again tomorrow. If one assistant wins on points and the other wins with this person, we would take the second.',
    },
    { type: 'heading', level: 2, text: 'What it costs, and what would pay for it' },
    {
      type: 'paragraph',
      text: "Paid plans for one person commonly start at about $20/month, and business plans tend to cost more per seat. Take a round example: six seats at $20 are $120 a month, or $1,440 a year. If an hour of your people's time costs you $30, the subscription is covered once it saves four hours a month. Spread over six people, that is 40 minutes each.",
    },
    {
      type: 'paragraph',
      text: 'That is a low bar, and it explains why owners say yes so easily. The larger cost is attention: learning, checking, and the half-hour lost to a clever answer that turned out to be wrong. So buy two or three seats for the people with the most writing and reading to do, run them for a month, and ask each for one example a week of time saved and one of time wasted. Add seats when somebody without one asks.',
    },
    { type: 'heading', level: 2, text: 'Read the terms for the exact plan' },
    {
      type: 'paragraph',
      text: "What you are often paying for in a business plan is control. Check these points for the plan you intend to buy, on the vendor's own pages, and save a copy with the date.",
    },
    {
      type: 'list',
      items: [
        'Whether your content is used to train the product, and what the default setting is.',
        'How long conversations are kept, and whether deleting really deletes.',
        'Who in your company can see whose conversations.',
        'What the assistant may reach once connected. If it can search your shared drive, it can find the file on salaries that someone left open to everyone.',
        'How accounts are closed and how you take your content with you.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The fourth point deserves an afternoon of its own before you switch anything on. An assistant inside your office suite usually respects existing permissions, which is reassuring only if those permissions are right. Tidy the shared folders first.',
    },
    {
      type: 'link',
      url: '/articles/keeping-customer-data-safe-with-ai',
      text: 'Keeping customer data safe when you use AI',
    },
    { type: 'heading', level: 2, text: 'Mistakes we would help you avoid' },
    {
      type: 'paragraph',
      text: "One is letting everyone bring their own. It feels generous, and a year later your customers' details are spread over five personal accounts that you cannot see. The opposite mistake is a committee that studies the question until spring. An hour and two people are enough for a decision that can be undone next month.",
    },
    {
      type: 'paragraph',
      text: 'Do not judge by trivia: riddles and general knowledge tell you nothing about a reply to an angry customer. Nor should you sign for a year to save a little. Pay monthly until you have lived with it through one busy season.',
    },
    { type: 'heading', level: 2, text: 'Reasons to hold off' },
    {
      type: 'paragraph',
      text: "Wait if you are about to move from one office suite to another, if you handle health or legal files and have not yet spoken with your adviser about them, or if you cannot name three tasks for the test. In that last case the assistant is a solution looking for work. Spend the hour watching where your team's time goes instead.",
    },
    { type: 'link', url: '/quiz', text: 'Not sure how much you know about AI yet? Take the 12-question quiz' },
    { type: 'heading', level: 2, text: 'Write down why you chose' },
    {
      type: 'paragraph',
      text: 'Half a page: what you tested, the scores, who tried it, what you liked, what worried you, which plan and on what terms. Keep the three tasks and their instructions in the same file. In six months a new version will appear with a great deal of noise. You will be able to run the same hour again and know by lunchtime whether the noise concerns you.',
    },
  ],
}
