import type { QuizResult } from '#contracts/quiz.ts'

export type QuizQuestion = {
  /** Sent with each result: never reuse one for another question. */
  id: number
  question: string
  options: readonly [string, string, string, string]
  /** The place of the right option, counted from 0. */
  correctAnswer: 0 | 1 | 2 | 3
  /** Shown with the right answer: why it is right, and why the others are tempting. */
  explanation: string
  difficulty: QuizResult['difficulty']
}

export const quizQuestions: readonly QuizQuestion[] = [
  {
    id: 1,
    difficulty: 'basic',
    question: 'What does an AI language model do when it writes an answer?',
    options: [
      'It looks the answer up in a database of checked facts',
      'It builds a likely text from patterns it has learned',
      'It finds the most trusted web page and rewords it',
      'It follows rules that programmers wrote for each topic',
    ],
    correctAnswer: 1,
    explanation:
      'A language model puts together text that is likely to follow, based on patterns in the text it was trained on. Many assistants can also search the web or read your files, but the wording is still generated each time. That is why an answer can sound certain and still be wrong.',
  },
  {
    id: 2,
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
      'Software follows written steps well, and a task that comes up every day pays back the setup soonest. Start where a mistake is cheap and easy to see. Your most critical process can follow once you know how the tool behaves.',
  },
  {
    id: 3,
    difficulty: 'basic',
    question: 'An AI assistant gives you a market figure for a proposal. What should you do with it?',
    options: [
      'Use it if the rest of the answer is clearly correct',
      'Ask the assistant whether it is sure about the figure',
      'Ask once more, and keep it if the same figure comes up',
      'Check it against a source you trust before using it',
    ],
    correctAnswer: 3,
    explanation:
      'Assistants can state invented figures, names and sources in the same confident tone as true ones. Asking whether it is sure, or asking again, brings more text from the same model, which may repeat the mistake. Check whatever a customer or a lender will rely on against its original source.',
  },
  {
    id: 4,
    difficulty: 'basic',
    question: "You would like AI to help you answer a customer's complaint. What is the safest way?",
    options: [
      'Paste the email as it is, then delete the conversation',
      'Paste it in a private window, where nothing is kept',
      'Take out names and personal details before pasting it',
      'Paste it and ask the assistant to keep it confidential',
    ],
    correctAnswer: 2,
    explanation:
      "What you paste is sent to the provider, and depending on your plan it may be stored, reviewed or used to improve the product. A private window changes only what your own browser keeps, and asking for confidentiality in the chat binds no one. The assistant can draft just as good a reply to 'Customer A'.",
  },
  {
    id: 5,
    difficulty: 'intermediate',
    question: 'How does ordinary automation differ from an AI model?',
    options: [
      'Automation needs a programmer, while AI needs no setup',
      'Automation works offline, while AI needs the internet',
      'Automation repeats set steps, while AI handles variety',
      'Automation replaces people, while AI only advises them',
    ],
    correctAnswer: 2,
    explanation:
      'Automation does the same thing each time it is triggered, which makes it predictable and easy to test. An AI model can read and write text that differs from case to case, but its results vary and need checking. The two work well together: AI reads the incoming email, and automation files it and tells the right person.',
  },
  {
    id: 6,
    difficulty: 'intermediate',
    question: 'Which prompt is most likely to give you a usable payment reminder?',
    options: [
      'Remind a loyal client of a late bill: friendly, 80 words',
      'Write the best possible reminder about an unpaid invoice',
      'You are a world-class collections expert: write a reminder',
      'Write a professional email that gets customers to pay us',
    ],
    correctAnswer: 0,
    explanation:
      "A model can work only with what you tell it, and it fills every gap with a guess. Say who will read the text, what it is for, how long it should be and in what tone. Words such as 'best' or 'expert' add little by comparison; an example of a message you liked adds a lot.",
  },
  {
    id: 7,
    difficulty: 'intermediate',
    question: 'A tool costs $30 a month for each person. How do you judge whether it pays?',
    options: [
      'Compare the yearly fee with the hours its maker promises',
      'Compare its fee with the price of the cheapest rival tool',
      'Set the fee for the whole team against one salary saved',
      'Set fees and setup time against hours saved in a trial',
    ],
    correctAnswer: 3,
    explanation:
      'The subscription is only the visible part of the cost: setting up, learning, checking results and fixing what breaks take paid hours too. Measure the gain in your own business, because a promise from a brochure is not your workload. A month with two or three people usually tells you enough to decide.',
  },
  {
    id: 8,
    difficulty: 'intermediate',
    question: 'Two of your programs should share customer records. What do you check first?',
    options: [
      'Whether both programs are made by the same company',
      'Whether both can pass on exactly the fields you need',
      'Whether both keep their data in the same country',
      'Whether both can export a spreadsheet every evening',
    ],
    correctAnswer: 1,
    explanation:
      'Programs exchange data through built-in connections or through an interface called an API, and each of these covers only certain fields and actions. Confirm that the records can be read on one side and written on the other, on the plan you pay for. Where the data is kept matters too, once you know that the connection can do the job.',
  },
  {
    id: 9,
    difficulty: 'intermediate',
    question: "AI drafts replies to your customers. Where does a person's approval matter most?",
    options: [
      'Where a wrong reply would cost money, trust or safety',
      'Where the reply is longer than two or three paragraphs',
      'Where a customer is writing to you for the first time',
      'Where the draft has mistakes in spelling or grammar',
    ],
    correctAnswer: 0,
    explanation:
      'Match the review to the cost of a mistake. A reply about opening hours may go out by itself once you have seen that it is right; refunds, contracts, complaints and health or legal questions should wait for a person. Models write clean sentences whether the content is right or not, so good spelling proves nothing.',
  },
  {
    id: 10,
    difficulty: 'intermediate',
    question: 'Why do documented processes make a business easier to sell?',
    options: [
      'The law requires a seller to hand them to the buyer',
      'They show a buyer that there are no hidden debts',
      'They allow the seller to skip a formal valuation',
      'They show that the work can go on without the owner',
    ],
    correctAnswer: 3,
    explanation:
      "A buyer pays for results that continue after you leave. Steps that live only in the owner's head may leave with the owner, and a careful buyer lowers the price for that risk. Written processes are also what you need before you can delegate or automate the work.",
  },
  {
    id: 11,
    difficulty: 'intermediate',
    question: 'An automation has run untouched for months. What should concern you most?',
    options: [
      'That it slows down as the number of records grows',
      'That it goes wrong quietly, so that nobody notices',
      'That it changes its own steps as it learns from data',
      'That it wears out and has to be built once more',
    ],
    correctAnswer: 1,
    explanation:
      'A new password, a renamed column or an update on either side can stop an automation, or feed it the wrong data. It does not learn or wear out; the things around it change. Give each automation an owner, an alert for when it fails and a short check every month.',
  },
  {
    id: 12,
    difficulty: 'intermediate',
    question: 'You let an AI agent work in your email account. Which safeguard comes first?',
    options: [
      'It works only while somebody is in the office',
      'It sends you a summary of its work every Friday',
      'It needs approval to send, pay or delete anything',
      'It is told in its prompt to ignore suspicious emails',
    ],
    correctAnswer: 2,
    explanation:
      'An agent reads whatever arrives, and an email can contain text that was written to mislead it. An instruction to ignore such text helps but cannot be relied on, and a summary on Friday comes after the damage. Approval before anything is sent, paid or deleted keeps a trick or a mistake from becoming a loss.',
  },
]
