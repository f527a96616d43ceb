import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openToolkit, type Toolkit } from '#contracts/toolkit.ts'
import { passwordCheck } from '#server/admin/passwords.ts'
import { addCall } from '#server/http/call-route.ts'

const prompts = readFileSync(join(import.meta.dirname, 'toolkit-prompts.md'), 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((section, index) => {
    const [title = '', ...lines] = section.split(/\r?\n/)
    return { number: index + 1, title, prompt: lines.join('\n').trim() }
  })

export async function toolkitRoutes(app: FastifyInstance) {
  const isPassword = passwordCheck(app, 'toolkit-password', app.passwords.toolkit.value)
  addCall(app, openToolkit, async request => {
    // Copying from an email often adds a trailing space.
    const isValid = await isPassword(request, request.body.password.trim())
    return isValid ? { isValid, toolkit } : { isValid }
  })
}

/** Not in content/, because everything the app can import is public and this is behind a password. */
export const toolkit: Toolkit = {
  whatItIs: {
    title: 'What This Toolkit Is',
    paragraphs: [
      'Ten prompts for ten questions that owners ask themselves, about time, customers, prices, processes, people, tools and what comes next.',
      'A prompt is a message you give to a chat AI assistant. Each of these has the assistant interview you first and then write something you can use: a table, a checklist or a plan. You bring what you know about your business, and it puts that in order.',
      "You don't need technical knowledge. Each prompt works on its own, so start with the question that's been on your mind the longest. If you can't choose, start with the first one.",
    ],
    items: [],
  },
  gettingStarted: {
    title: 'Getting Started',
    paragraphs: [
      "A chat AI assistant is a website or an app: you write to it, and it writes back. If you've never used one, the button below opens ChatGPT, where a free account is enough to start. The prompts also work in other assistants, so if your business already uses one, stay with it.",
      "Set aside a quiet half-hour for each prompt, and be as frank as you'd be with a good adviser. Before you start, check your assistant's settings: what happens to your chats, and can you keep them from being used for training?",
      "Prompt 9 is about selling your business. If nobody at work knows you're thinking about it, use an account that your staff can't open or manage.",
      'Some things never belong in a chat:',
    ],
    items: [
      'Personal details of customers, employees or anyone else: names, addresses, phone numbers, health or family matters. Write "Customer A" or "our bookkeeper" instead.',
      'Passwords, access codes and answers to security questions.',
      'Bank details, card numbers, social insurance or Social Security numbers and other ID numbers.',
      'Anything that a contract or your profession requires you to keep confidential.',
    ],
  },
  disclaimer: {
    title: 'Disclaimer',
    paragraphs: [
      'This toolkit is for education only. It is not legal, tax, accounting or financial advice, and using it does not make you our client.',
      'AI assistants can be wrong even when they sound certain. They may invent facts, miscalculate or leave out what matters. Check every figure, name and rule before you act on it, and ask a qualified professional whenever money, contracts, employees or the law are involved.',
      'No specific results are guaranteed. You are responsible for what you decide and for the results.',
    ],
    items: [],
  },
  howToUse: {
    title: 'How to Use',
    steps: [
      {
        title: 'Paste one prompt into a new chat',
        text: 'Press "Copy prompt" on this page. Start a new chat in your assistant, so nothing from an earlier conversation gets mixed in, and paste the prompt into the message box.',
      },
      {
        title: 'Fill in the blanks, or let the assistant ask',
        text: "Replace whatever is in [square brackets] with a few words about your business, then send the message. If that's awkward on your phone, send the prompt as it is: the assistant asks you for what's missing. If you don't know something, say so. That's useful too.",
      },
      {
        title: 'Answer its questions, and correct it',
        text: 'Answer in your own words, by voice if you like. Most prompts ask one question at a time; prompts 2, 4 and 6 ask a few related ones together. If it\'s too much at once, write "One question at a time, please." If it gets something wrong, tell it how you really do things. When you want the result, write "enough".',
      },
      {
        title: 'Check the result, then save it',
        text: 'Correct everything marked "Assumption:" that isn\'t right, and ask for the result again. Compare the figures with your own records. Then copy what\'s useful into a document with the date on it, because chats get lost.',
      },
    ],
  },
  prompts,
  nextSteps: {
    title: 'Next Steps',
    paragraphs: [
      'Choose one result and act on it this week, before you open the next prompt.',
      "If you'd like a second pair of eyes, book a call with us and bring the result that surprised you most. We'll go through it together and tell you the first thing we'd change.",
    ],
    items: [],
  },
}
