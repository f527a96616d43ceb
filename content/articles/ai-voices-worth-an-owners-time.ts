import type { UnsignedArticle } from './article.ts'

export const article: UnsignedArticle = {
  id: 5,
  slug: 'ai-voices-worth-an-owners-time',
  title: "Five AI Voices Worth an Owner's Time",
  excerpt:
    'Five people who explain AI clearly, what a busy owner can learn from each, and how to keep up in one hour a month.',
  metaDescription:
    'Five people who explain AI clearly and without hype: what each is known for, where to start, and how to keep up in a single hour a month.',
  date: '2025-06-03',
  category: 'AI Influencers',
  featuredImage: 'ai-voices-worth-an-owners-time',
  featuredImageAlt: 'A studio microphone and headphones, surrounded by five discs, each with its own sound wave.',
  content: [
    {
      type: 'paragraph',
      text: "It's an easy habit to fall into: you sign up for every AI newsletter that crosses your desk and finish almost none of them. The unread pile makes you feel behind, and the ones you do finish mostly repeat each other. Cutting the list to a handful may be the most useful thing you do about AI this year.",
    },
    {
      type: 'paragraph',
      text: "Look at what the scrolling costs you. Fifteen minutes of AI posts a day, five days a week for 48 weeks, adds up to 60 hours a year. One planned hour a month is 12. You'll learn more in those 12 if you spend them with people who test things, show their work and correct themselves in public. Here are five of them, with one thing to do after each. We have no connection with any of them, and nobody paid to be on the list.",
    },
    { type: 'heading', level: 2, text: 'For using AI at work: Ethan Mollick' },
    {
      type: 'paragraph',
      text: "Mollick teaches at the Wharton School, wrote the book Co-Intelligence and publishes the newsletter One Useful Thing. He tries the tools on real tasks such as teaching, writing and analysis, and describes what happened, including what didn't work. His recurring advice is to start with work you know well, because that's where you can tell good output from bad.",
    },
    {
      type: 'paragraph',
      text: "Do this next: take a task you're an expert in and give it to an assistant three times, with better instructions each time. Write down what the third set of instructions had that the first didn't, and keep it. It's the first page of your company's own AI handbook.",
    },
    { type: 'link', url: 'https://www.oneusefulthing.org/', text: 'One Useful Thing' },
    { type: 'heading', level: 2, text: 'For the vocabulary: Andrew Ng' },
    {
      type: 'paragraph',
      text: "Ng founded DeepLearning.AI and co-founded Coursera. His course AI for Everyone is made for people who don't write code. It explains what machine learning is, what a realistic project looks like and how to talk with technical people without getting lost. If you're mostly curious about chat assistants, he has a second course for beginners, Generative AI for Everyone.",
    },
    {
      type: 'paragraph',
      text: 'Do this next: after the course, write your own one-sentence definitions of five words vendors throw at you. Training, model, agent, integration and accuracy are a good start. Ask the next salesperson to define them too, and compare.',
    },
    { type: 'link', url: 'https://www.coursera.org/learn/ai-for-everyone', text: 'AI for Everyone, on Coursera' },
    { type: 'heading', level: 2, text: 'For better decisions: Cassie Kozyrkov' },
    {
      type: 'paragraph',
      text: "Kozyrkov was Google's Chief Decision Scientist, and she writes and speaks about making good decisions with data. That skill matters more as the tools improve, because an answer isn't worth anything until someone knows what they'd do with it. She's also funny, which helps with statistics.",
    },
    {
      type: 'paragraph',
      text: "Do this next, in her spirit: before you open a report, decide what you'll do if the number is high and what you'll do if it's low. If both answers are the same, you don't need the report. Try it on the reports you get every Monday. You may be able to drop one.",
    },
    { type: 'link', url: 'https://decision.substack.com/', text: "Cassie Kozyrkov's newsletter" },
    { type: 'heading', level: 2, text: 'For how it works: Andrej Karpathy' },
    {
      type: 'paragraph',
      text: "Karpathy was a founding member of OpenAI and the director of AI at Tesla, and he's very good at explaining things from the ground up. The talk below is for a general audience. You won't follow every minute, and you don't have to.",
    },
    {
      type: 'video',
      embedUrl: 'https://www.youtube-nocookie.com/embed/zjkBMFhNj_g',
      title: 'Andrej Karpathy: Intro to Large Language Models',
      caption:
        'Andrej Karpathy, "Intro to Large Language Models" (2023), a one-hour talk for a general audience. It shows what a chat assistant is made of, why it makes things up and how it can be tricked. Products have changed since then, but the principles hold.',
    },
    {
      type: 'paragraph',
      text: "If you only have half an hour, watch the beginning, where he describes what a language model is, and then the last quarter, on security. Do this next: explain to a colleague, in your own words, why an assistant can sound completely sure and still be wrong. If you can do that, you'll think twice before you forward a figure nobody has checked.",
    },
    { type: 'heading', level: 2, text: 'For what can go wrong: Simon Willison' },
    {
      type: 'paragraph',
      text: "Willison is a co-creator of the Django web framework, and his blog is technical but very clear. He gave prompt injection its name: text hidden in an email or a web page that tricks an AI tool into obeying someone other than you. You don't have to read every post. Do this next: forward the ones on security to whoever looks after your systems, with one question. Does this apply to us?",
    },
    { type: 'link', url: 'https://simonwillison.net/', text: "Simon Willison's blog" },
    { type: 'heading', level: 2, text: 'How to spend your hour a month' },
    {
      type: 'paragraph',
      text: "If you only read, you'll soon forget it. Book one hour on the first Friday of each month and split it up.",
    },
    {
      type: 'list',
      items: [
        '25 minutes: read or watch one piece by one person. An hour-long talk gets a month to itself.',
        '20 minutes: try what it describes on a task from your own week, with the names removed.',
        '10 minutes: write down what happened, in one running document.',
        "5 minutes: tell a colleague, or decide there's nothing to tell.",
      ],
    },
    {
      type: 'paragraph',
      text: "After three months, read the document from the top. If it led you to change a decision, a tool or a habit, keep reading that person. If it didn't, swap them for someone else. Two at a time is plenty.",
    },
    { type: 'quote', text: 'For every post, ask: what would I do differently on Monday?' },
    { type: 'heading', level: 2, text: 'How to judge anyone else' },
    {
      type: 'paragraph',
      text: "Someone in your own trade who uses these tools every day may be worth more to you than anyone famous. Here's what to look for.",
    },
    {
      type: 'list',
      items: [
        'They report what failed, too.',
        'They show their work: the instructions, the result and what they had to correct.',
        'They say who pays them.',
        "They can name a task they wouldn't use AI for.",
      ],
    },
    {
      type: 'paragraph',
      text: 'Be wary of urgency, and of numbers without a source. "Companies save 40 per cent" means nothing until you know which companies, and who counted.',
    },
    {
      type: 'link',
      url: '/articles/three-researchers-canada-ai-map',
      text: 'Three researchers who put Canada on the AI map',
    },
    { type: 'link', url: '/quiz', text: 'Find out what you know already with our 12-question quiz' },
  ],
}
