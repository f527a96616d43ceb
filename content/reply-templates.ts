import type { z } from 'zod'
import type { replyTemplateSchema } from './schemas/company.ts'

export type ReplyTemplate = z.infer<typeof replyTemplateSchema>

const shortAnswer = 'Two or three sentences are plenty. Just reply to this email.'
const otherTimes = 'If none of those times work for you, reply with two or three that do.'

type ReplyTemplates = readonly [ReplyTemplate, ReplyTemplate, ReplyTemplate]

/*
 * For the reply to a lead's latest form. They're never published. Like the confirmations, they name neither the assessment
 * nor the business: someone else may see the inbox, and the sale of the business may be a secret. {booking}, {assessment},
 * {articles} and {places} are filled in.
 */
const survey: ReplyTemplates = [
  {
    label: 'Book a call',
    subject: 'Your answers, and a time to talk',
    paragraphs: [
      "Thank you for completing your assessment. We've read your answers and looked at your business online, and we'd like to talk with you about what we saw.",
      'Please pick a time for a video or phone call, whichever you prefer:\n{booking}',
      `${otherTimes} You don't need to prepare anything, and the call commits you to nothing.`,
    ],
  },
  {
    label: 'Ask a question first',
    subject: 'One question about your answers',
    paragraphs: [
      "Thank you for completing your assessment. We've read your answers, and before we set up a call we have one question, so that we come prepared:",
      'Of the bottlenecks you named, which one takes the most hours in a normal week, and who does that work?',
      shortAnswer,
    ],
  },
  {
    label: 'Not a fit',
    subject: 'About your answers',
    paragraphs: [
      "Thank you for completing your assessment. We've read your answers, and we don't think we're the right people to help you with this. We'd rather say so now than take up your time with a call.",
      'For questions about tax, contracts or financing, your accountant or lawyer is the best person to ask.',
      "If you'd like to work on some of it yourself, our articles are free to read:\n{articles}",
      "If your plans change, write to us and we'll look again.",
    ],
  },
]

const quiz: ReplyTemplates = [
  {
    label: 'Book a call',
    subject: 'Your quiz, and a time to talk',
    paragraphs: [
      "Thank you for taking our quiz. If you'd like to talk about what AI and automation could do in your own business, we'd be glad to.",
      'Please pick a time for a video or phone call, whichever you prefer:\n{booking}',
      `${otherTimes} You don't need to prepare anything, and the call commits you to nothing.`,
    ],
  },
  {
    label: 'Ask a question first',
    subject: 'One question after your quiz',
    paragraphs: [
      'Thank you for taking our quiz. Before we suggest anything, we have one question:',
      'Which task in your business would you most like to spend less time on, and about how many hours does it take in a normal week?',
      shortAnswer,
    ],
  },
  {
    label: 'Suggest what to read',
    subject: 'After your quiz: what to read next',
    paragraphs: [
      "Thank you for taking our quiz. You don't need a call with us to make use of it.",
      'Our articles on AI, automation and running a business are free to read:\n{articles}',
      "If you'd like us to look at your own business, take our free assessment. A person on our team reads every answer:\n{assessment}",
    ],
  },
]

const beta: ReplyTemplates = [
  {
    label: 'Selected: book a call',
    subject: "You're selected for our beta program",
    paragraphs: [
      "Thank you for applying to our beta program. We've read your application, and you're selected.",
      'The next step is a call about your business. Please pick a time, and plan on 60 to 90 minutes:\n{booking}',
      `${otherTimes} After the call, we write your 90-day roadmap.`,
    ],
  },
  {
    label: 'Ask a question first',
    subject: 'One question about your application',
    paragraphs: [
      "Thank you for applying to our beta program. We've read your application, and we have one question before we decide:",
      "Which software do you use today for the work you'd like to fix first, and who does that work?",
      shortAnswer,
    ],
  },
  {
    label: 'Not selected',
    subject: 'Your beta program application',
    paragraphs: [
      "Thank you for applying to our beta program. We've read your application, and we're sorry that we can't offer you one of the {places} spots.",
      "You're welcome to take our free assessment instead. A person on our team reads every answer:\n{assessment}",
      'Our articles are free to read, too:\n{articles}',
      'If you have a question about our decision, just reply to this email.',
    ],
  },
]

export const replyTemplates = { survey, quiz, beta }
