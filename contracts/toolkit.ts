import { z } from 'zod'
import { text } from './text.ts'

export const toolkitPassword = z.object({ password: text('Password', 200) }, 'A password is required.')

const prompt = z.object({ number: z.int(), title: z.string(), prompt: z.string() })
const section = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** A list that the last paragraph introduces. */
  items: z.array(z.string()).optional(),
})

const toolkit = z.object({
  whatItIs: section,
  gettingStarted: section,
  disclaimer: section,
  howToUse: z.object({ title: z.string(), steps: z.array(z.object({ title: z.string(), text: z.string() })) }),
  prompts: z.array(prompt),
  nextSteps: section,
})

/** Reaches the browser only in the answer to a valid password. */
export type Toolkit = z.infer<typeof toolkit>

export const toolkitAnswer = z.object({ isValid: z.boolean(), toolkit: toolkit.optional() })

export type ToolkitAnswer = z.infer<typeof toolkitAnswer>
