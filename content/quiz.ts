import type { z } from 'zod'
import type { quizQuestionSchema } from './schemas/forms.ts'

export type QuizQuestion = Omit<z.infer<typeof quizQuestionSchema>, 'options' | 'correctAnswer'> & {
  options: readonly [string, string, string, string]
  /** Zero-based. */
  correctAnswer: 0 | 1 | 2 | 3
}

export const quizQuestions: readonly QuizQuestion[] = [
  {
    id: 1,
    topic: 'How a language model works',
    readMore: '/articles/choosing-an-ai-assistant',
    difficulty: 'basic',
    question: 'What does an AI language model do when it writes an answer?',
    options: [
      'It looks the answer up in a database of checked facts',
      'It builds likely text from patterns it has learned',
      'It copies the answer from the most trusted web page',
      'It follows rules that programmers wrote for each topic',
    ],
    correctAnswer: 1,
    explanation:
      "A language model writes what's likely to come next, based on patterns in the text it was trained on. Many assistants can also search the web or read your files, but the model still words each answer itself. That's why an answer can sound certain and still be wrong.",
  },
  {
    id: 2,
    topic: 'What to automate first',
    readMore: '/articles/first-process-to-automate',
    difficulty: 'basic',
    question: 'Which task is the best choice for your first automation?',
    options: [
      'A frequent task with the same steps every time',
      'A rare task that takes a full day when it comes up',
      'A task where every case calls for its own judgment',
      'The most critical task, because the gain is largest',
    ],
    correctAnswer: 0,
    explanation:
      "Software is good at following fixed steps, and a task that comes up every day pays back the setup soonest. Start where a mistake is cheap and easy to spot. Your most critical process can follow once you've seen how the tool behaves.",
  },
  {
    id: 3,
    topic: 'Checking what AI says',
    readMore: '/articles/choosing-an-ai-assistant',
    difficulty: 'basic',
    question: 'An AI assistant gives you a market figure for a proposal. What should you do with it?',
    options: [
      'Use it if the rest of the answer is clearly correct',
      'Ask the assistant whether it is sure about the figure',
      'Ask a second time, and use it if the figure comes back',
      'Check it against a source you trust before using it',
    ],
    correctAnswer: 3,
    explanation:
      "Assistants can state made-up figures, names and sources as confidently as true ones. Asking again, or asking whether it's sure, just gets you more text from the same model, which may repeat the mistake. If a customer or a lender will rely on a figure, check it against the original source.",
  },
  {
    id: 4,
    topic: 'Customer data in AI tools',
    readMore: '/articles/keeping-customer-data-safe-with-ai',
    difficulty: 'basic',
    question: "You'd like AI to help you answer a customer's complaint. What's the safest way?",
    options: [
      'Paste the email as it is, then delete the conversation',
      'Paste it in a private window, where nothing is kept',
      'Take out names and personal details before pasting it',
      'Paste it and ask the assistant to keep it confidential',
    ],
    correctAnswer: 2,
    explanation:
      "Whatever you paste goes to the provider, and depending on your plan it may be stored, reviewed or used to improve the product. Deleting the chat may not undo that, a private window only changes what your own browser keeps, and asking for confidentiality binds no one. The assistant can draft just as good a reply to 'Customer A'.",
  },
  {
    id: 5,
    topic: 'How automation differs from AI',
    readMore: '/articles/what-ai-agents-can-do',
    difficulty: 'intermediate',
    question: 'How is ordinary automation different from an AI model?',
    options: [
      'Automation needs a programmer, while AI needs no setup',
      'Automation works offline, while AI needs the internet',
      'Automation repeats set steps, while AI handles variety',
      'Automation replaces people, while AI only advises them',
    ],
    correctAnswer: 2,
    explanation:
      "Automation does the same thing every time it's triggered, so it's predictable and easy to test. An AI model can deal with text that's different in every case, but its results vary and need checking. They work well together: AI reads the incoming email, and automation files it and alerts the right person.",
  },
  {
    id: 6,
    topic: 'Writing a good prompt',
    readMore: '/toolkit',
    difficulty: 'intermediate',
    question: 'Which prompt is most likely to get you a payment reminder you can use?',
    options: [
      'Write a friendly note to a loyal client 10 days overdue',
      'Write the best possible reminder about an unpaid invoice',
      'Write to a late payer as a world-class collections expert',
      'Write a firm, 400-word reminder for all of our clients',
    ],
    correctAnswer: 0,
    explanation:
      "A model works with what you tell it and guesses the rest, so say who will read the message, what happened and what tone you want. Words like 'best' and 'expert' add little; an example of a message you liked adds a lot. Details only help if they fit: 400 firm words to every client would also go to the ones who paid on time.",
  },
  {
    id: 7,
    topic: 'Whether a tool pays off',
    readMore: '/articles/first-process-to-automate',
    difficulty: 'intermediate',
    question: 'A tool costs $30 a month per person. How do you tell whether it pays off?',
    options: [
      'Compare the yearly fee with the hours its maker promises',
      'Compare its fee with the price of the cheapest rival tool',
      'Compare the fee for the whole team with one salary saved',
      'Compare fees and setup time with hours saved in a trial',
    ],
    correctAnswer: 3,
    explanation:
      "The subscription is only the visible cost: setup, learning, checking results and fixing what breaks take paid hours too. Measure the gain in your own business, because a brochure's promise isn't your workload. A month with two or three people usually tells you enough to decide.",
  },
  {
    id: 8,
    topic: 'Connecting apps',
    readMore: '/articles/zapier-make-or-power-automate',
    difficulty: 'intermediate',
    question: 'You want two apps to share customer records. What decides whether it can work at all?',
    options: [
      'Whether both apps are made by the same company',
      'Whether both can pass along the fields you need',
      'Whether both keep their data in the same country',
      'Whether both can export a spreadsheet every evening',
    ],
    correctAnswer: 1,
    explanation:
      "Apps exchange data through built-in connections or an interface called an API, and each covers only certain fields and actions. Confirm that the records can be read from one app and written to the other, on the plan you pay for. Where the data is kept is a separate question: it can decide whether you're allowed to connect them, so ask early if you handle health records or do business in Quebec.",
  },
  {
    id: 9,
    topic: 'When a person has to approve',
    readMore: '/articles/what-ai-agents-can-do',
    difficulty: 'intermediate',
    question: "AI drafts replies to your customers. When does a person's approval matter most?",
    options: [
      'When a wrong reply would cost money, trust or safety',
      'When the reply is longer than two or three paragraphs',
      'When a customer is writing to you for the first time',
      'When the draft has mistakes in spelling or grammar',
    ],
    correctAnswer: 0,
    explanation:
      "Match the review to the cost of a mistake. A reply about your hours can go out on its own once you've seen that it's right, but refunds, contracts, complaints and health or legal questions should wait for a person. Models write clean sentences whether or not the content is right, so good spelling proves nothing.",
  },
  {
    id: 10,
    topic: 'Documented processes',
    readMore: '/articles/a-business-that-runs-without-you',
    difficulty: 'intermediate',
    question: 'Why do documented processes make a business easier to sell?',
    options: [
      'They let a buyer skip due diligence on your operations',
      'They add to the asset value shown on your balance sheet',
      'They give you legal protection if a rival copies you',
      'They show a buyer that the work can go on without you',
    ],
    correctAnswer: 3,
    explanation:
      'A buyer pays for results that continue after you leave. Steps that exist only in your head may leave with you, and a careful buyer lowers the price for that risk. A buyer will still do due diligence, but written processes make it go faster, and you need them anyway before you can delegate or automate the work.',
  },
  {
    id: 11,
    topic: 'Keeping an eye on automations',
    readMore: '/articles/zapier-make-or-power-automate',
    difficulty: 'intermediate',
    question: 'An automation has run untouched for months. What should worry you most?',
    options: [
      'That it slows down as the number of records grows',
      'That it goes wrong quietly, without anyone noticing',
      'That it changes its own steps as it learns from data',
      'That the monthly price of the tool behind it goes up',
    ],
    correctAnswer: 1,
    explanation:
      "Ordinary automation doesn't change by itself, but the things around it do: a new password, a renamed column or an update can stop it or feed it the wrong data. You'll see a price increase on the bill, but you may not see a failure for weeks. Give each automation an owner, an alert for when it fails and a short check every month.",
  },
  {
    id: 12,
    topic: 'Safeguards for an AI agent',
    readMore: '/articles/what-ai-agents-can-do',
    difficulty: 'intermediate',
    question: 'You let an AI agent work in your email account. Which of these safeguards matters most?',
    options: [
      'It works only while somebody is in the office',
      'It sends you a summary of its work every Friday',
      'It needs approval to send, pay or delete anything',
      'It is told in its prompt to ignore suspicious emails',
    ],
    correctAnswer: 2,
    explanation:
      "An agent reads whatever arrives, and an email can contain text written to mislead it. Telling it to ignore such text helps but isn't reliable, and a Friday summary comes after the damage. Start by giving it access to as little as possible; then approval before anything is sent, paid or deleted keeps a trick or a mistake from becoming a loss.",
  },
]

/** Every question ends with the right answer, so a missed one took more than one attempt. */
export const missedQuestions = (questions: readonly QuizQuestion[], attempts: Readonly<Record<number, number>>) =>
  questions.filter(({ id }) => (attempts[id] ?? 1) > 1)

export const rightOnFirstTry = `of ${quizQuestions.length} right on the first try`

type ScoreWords = { quizQuestions: readonly QuizQuestion[]; rightOnFirstTry: string }

export const scoreText = ({ quizQuestions, rightOnFirstTry }: ScoreWords, missed: number) =>
  `${quizQuestions.length - missed} ${rightOnFirstTry}`
