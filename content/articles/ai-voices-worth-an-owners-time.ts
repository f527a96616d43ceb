import type { Article } from './article.ts'

export const article: Article = {
  id: 5,
  slug: 'ai-voices-worth-an-owners-time',
  title: "Five AI Voices Worth an Owner's Time",
  excerpt:
    'Five people who explain AI clearly, what a busy owner can take from each, and how to make one hour a month enough.',
  metaDescription:
    'Five people who explain AI clearly and without hype, what each is known for, where to begin, and how to keep up in a single hour a month.',
  author: 'Modernize My Business',
  date: '2025-06-03',
  category: 'AI Influencers',
  featuredImage: 'ai-voices-worth-an-owners-time',
  featuredImageAlt: 'A studio microphone and headphones, surrounded by five discs, each with its own sound wave.',
  content: [
    {
      type: 'paragraph',
      text: 'A bad habit is easy to fall into here: sign up for every AI newsletter that crosses your desk, and read almost none of them to the end. The unread pile makes you feel behind, and the few you do finish mostly report what the others reported. Cutting the list to a handful may be the most useful thing you do about AI this season.',
    },
    {
      type: 'paragraph',
      text: 'Consider the cost of the usual alternative. Fifteen minutes a day of scrolling through AI posts, five days a week for 48 weeks, adds up to 60 hours a year. One planned hour a month is 12. The 12 hours will teach you more if you spend them with people who test things, show their work and correct themselves in public. Here are five such people, and what we would do after reading each.',
    },
    { type: 'heading', level: 2, text: 'For using AI at work: Ethan Mollick' },
    {
      type: 'paragraph',
      text: 'Mollick is a professor at the Wharton School, the author of the book Co-Intelligence and the writer of the newsletter One Useful Thing. He tries the tools on real tasks, such as teaching, writing and analysis, and describes what happened, including what did not work. His recurring advice is to bring AI into the tasks you know well, because there you can tell good output from bad.',
    },
    {
      type: 'paragraph',
      text: "Do this next: take a task you are expert in, give it to an assistant three times with better instructions each time, and write down what the third set of instructions had that the first lacked. Keep that. It is the beginning of your company's own handbook.",
    },
    { type: 'link', url: 'https://www.oneusefulthing.org/', text: 'One Useful Thing' },
    { type: 'heading', level: 2, text: 'For the vocabulary: Andrew Ng' },
    {
      type: 'paragraph',
      text: 'Ng founded DeepLearning.AI and co-founded Coursera. His course AI for Everyone was made for people who do not write code, and managers are its natural audience. It explains what machine learning is, what a realistic project looks like and how to talk with technical people without being bluffed.',
    },
    {
      type: 'paragraph',
      text: 'Do this next: after the course, write your own one-sentence definitions of five words that vendors use at you. Training, model, agent, integration and accuracy are a fair start. Ask the next salesperson to define them too, and compare.',
    },
    { type: 'link', url: 'https://www.deeplearning.ai/', text: 'DeepLearning.AI' },
    { type: 'heading', level: 2, text: 'For better decisions: Cassie Kozyrkov' },
    {
      type: 'paragraph',
      text: 'Formerly Chief Decision Scientist at Google, Kozyrkov writes and speaks about making good decisions with data. That skill matters more as tools improve, because an answer is worth nothing until someone knows what they would do with it. She is also funny, which helps with statistics.',
    },
    {
      type: 'paragraph',
      text: 'A rule in her spirit: before you look at a report, decide what you will do if the number is high and what you will do if it is low. When both answers are the same, you do not need the report. Try it on the three reports you receive every Monday. You may be able to stop producing one of them.',
    },
    { type: 'heading', level: 2, text: 'For how it works: Andrej Karpathy' },
    {
      type: 'paragraph',
      text: 'A founding member of OpenAI and a former director of AI at Tesla, Karpathy has a gift for explaining from the ground up. The talk below was made for a general audience. You will not follow every minute, and you do not have to.',
    },
    {
      type: 'video',
      embedUrl: 'https://www.youtube-nocookie.com/embed/zjkBMFhNj_g',
      title: 'Andrej Karpathy: Intro to Large Language Models',
      caption:
        'Andrej Karpathy, "Intro to Large Language Models" (2023), a one-hour talk for a general audience. Worth the hour because it shows what a chat assistant is made of, why it invents things, and how it can be tricked. Products have changed since, but the principles hold.',
    },
    {
      type: 'paragraph',
      text: 'If you only have half an hour, watch the beginning, where he describes what a language model is, and then the last quarter, on security. Do this next: explain to a colleague, in your own words, why an assistant can state something false with complete assurance. If you can do that, you will think twice before you forward an unchecked figure.',
    },
    { type: 'heading', level: 2, text: 'For what can go wrong: Simon Willison' },
    {
      type: 'paragraph',
      text: 'Willison is a co-creator of the Django web framework and writes a blog that is technical and very clear. He gave the problem of prompt injection its name: text hidden in an email or a web page that tricks an AI tool into obeying someone other than you. You need not read every post. Forward the ones on security to whoever looks after your systems, with one question: does this apply to us?',
    },
    { type: 'link', url: 'https://simonwillison.net/', text: "Simon Willison's blog" },
    { type: 'heading', level: 2, text: 'An hour that produces something' },
    {
      type: 'paragraph',
      text: 'Reading alone fades. We suggest putting one hour in the calendar on the first Friday of each month and dividing it.',
    },
    {
      type: 'list',
      items: [
        '25 minutes: read or watch one piece by one person. An hour-long talk gets a month to itself.',
        '20 minutes: try what it describes, on a task from your own week with the names removed.',
        '10 minutes: write down what happened, in a document that only ever grows downward.',
        '5 minutes: tell one colleague, or decide that there is nothing to tell.',
      ],
    },
    {
      type: 'paragraph',
      text: 'After three months, read the document from the top. If it has changed a decision, a tool or a habit, keep the voice. If it has not, swap that person for another. Two at a time is plenty.',
    },
    { type: 'quote', text: 'Ask of every post: what would I do differently on Monday?' },
    { type: 'heading', level: 2, text: 'Judging a voice we have not listed' },
    {
      type: 'paragraph',
      text: 'There are many other good ones, some of them in your own trade, and a voice from your trade who uses these tools every day may be worth more to you than anyone famous. Here is how we would check.',
    },
    {
      type: 'list',
      items: [
        'They report failures. Somebody whose every test succeeds is either very lucky or in sales.',
        'You can see the work: the instructions, the result and what had to be corrected.',
        'They say who pays them. A sponsor does not make advice wrong, but you should know.',
        'They have changed their mind about something, and said so.',
        'They can name a task for which they would not use AI.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Two warning signs deserve a mention. One is urgency: if a post tells you that you have weeks to act before it is too late, close it and see whether you remember it in a month. The other is a number without a source. "Companies save 40 per cent" means nothing until you know which companies, what they counted and who did the counting.',
    },
    { type: 'heading', level: 2, text: 'What a voice cannot do for you' },
    {
      type: 'paragraph',
      text: "None of these five has seen your order book. They can tell you how a tool behaves and how to think about it. Which of your tasks is worth changing, who on your team would welcome it and what your customers would put up with are questions you will answer better than they could. An hour beside the person who does your invoicing may be worth skipping a month's reading for.",
    },
    {
      type: 'paragraph',
      text: 'If you are curious about the generation of scientists that came before, three of them did much of their work in this country.',
    },
    {
      type: 'link',
      url: '/articles/three-researchers-canada-ai-map',
      text: 'Three researchers who put Canada on the AI map',
    },
    {
      type: 'paragraph',
      text: 'We have no connection with any of the five people named here, and nobody paid to be on the list. We find them useful, and we would rather send you to a good teacher than repeat one badly.',
    },
    { type: 'link', url: '/quiz', text: 'Find out what you know already with our 12-question quiz' },
  ],
}
