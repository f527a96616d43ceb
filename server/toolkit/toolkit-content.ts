import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Toolkit } from '#contracts/toolkit.ts'

/**
 * Each prompt is pasted alone into a new chat, so each says everything: the role, the facts to fill in, how to ask, what
 * to write, and how to mark what isn't known.
 */
const prompts = readFileSync(join(import.meta.dirname, 'toolkit-prompts.md'), 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((section, index) => {
    const [title = '', ...lines] = section.split(/\r?\n/)
    return { number: index + 1, title, prompt: lines.join('\n').trim() }
  })

/** Not in content/: whatever the pages can import is public, and this is for those who have the password. */
export const toolkit: Toolkit = {
  whatItIs: {
    title: 'What This Toolkit Is',
    paragraphs: [
      'Ten prompts that help you think through ten decisions an owner faces: your time, your customers, your prices, your processes, your people, your tools, and what comes next.',
      'A prompt is a message that you give to a chat AI assistant. Each of these asks the assistant to interview you first, one question at a time, and then to write something you can use: a table, a checklist, a plan. You bring what you know about your business. The assistant brings order to it.',
      'You need no technical knowledge. Each prompt stands on its own, so begin with the question that has been on your mind the longest. If you cannot choose, begin with the first.',
    ],
    items: [],
  },
  gettingStarted: {
    title: 'Getting Started',
    paragraphs: [
      'A chat AI assistant is a website or an app: you write to it, and it answers in writing. If you have never used one, open the one below and create an account. A free account is enough to begin. The prompts work just as well in other assistants, so if your business already uses one, stay with it.',
      'Set aside half an hour without interruptions for each prompt, and answer as frankly as you would answer a good adviser. Before you begin, look in the settings of your assistant for what it does with your conversations, and whether you can keep them from being used for training.',
      'Some things never belong in a chat:',
    ],
    items: [
      'Personal details of customers, employees or anyone else: names, addresses, phone numbers, health or family matters. Write "Customer A" or "our bookkeeper" instead.',
      'Passwords, access codes and answers to security questions.',
      'Bank details, card numbers, social insurance numbers and other identity numbers.',
      'Anything that a contract or your profession requires you to keep confidential.',
    ],
  },
  disclaimer: {
    title: 'Disclaimer',
    paragraphs: [
      'This toolkit is educational. It is not legal, tax, accounting or financial advice, and using it does not make you our client.',
      'AI assistants can be wrong, even when they sound certain: they may invent facts, miscalculate or leave out what matters. Check every figure, name and rule before you act on it, and ask a qualified professional where money, contracts, employees or the law are involved.',
      'No specific results are guaranteed. What you decide, and what comes of it, remains with you.',
    ],
    items: [],
  },
  howToUse: {
    title: 'How to Use',
    steps: [
      {
        title: 'Paste one prompt into a new chat',
        text: 'Press "Copy prompt" on this page. In your assistant start a new chat, so that nothing from an earlier conversation gets mixed in, and paste the prompt into the message box. Do not send it yet.',
      },
      {
        title: 'Fill in the blanks',
        text: 'Replace everything in [square brackets] with your own facts; a few words are enough. Where you are not sure, write "I do not know": that is useful too. Then send it. If it goes off too early (in most assistants the Enter key sends), add the rest in your next message.',
      },
      {
        title: 'Answer its questions, and correct it',
        text: 'It asks one question at a time. Answer in your own words. If it asks several at once, write "One question at a time, please." If it misunderstands you, say so: "That is not right. We do it this way."',
      },
      {
        title: 'Check the result, then save it',
        text: 'Look at everything marked "Assumption:" and correct it, then ask for the result again. Compare figures with your own records. Copy what is useful into a document with the date on it, because chats get lost.',
      },
    ],
  },
  prompts,
  nextSteps: {
    title: 'Next Steps',
    paragraphs: [
      'Choose one result and act on it this week, before you open the next prompt. One small change that stays is worth more than ten good plans.',
      'When you would like a second pair of eyes, book a call with us. Bring the result that surprised you most. We will go through it together, and tell you what we would do first and what we would leave alone.',
    ],
    items: [],
  },
}
