import { z } from 'zod'
import { call, smallBody } from './call.ts'
import { text } from './text.ts'

const prompt = z.object({ number: z.int(), title: z.string(), prompt: z.string() })
const section = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()),
  items: z.array(z.string()),
})

const toolkit = z.object({
  whatItIs: section,
  gettingStarted: section,
  disclaimer: section,
  howToUse: z.object({ title: z.string(), steps: z.array(z.object({ title: z.string(), text: z.string() })) }),
  prompts: z.array(prompt),
  nextSteps: section,
})

/** Sent only in response to a valid password. */
export type Toolkit = z.infer<typeof toolkit>

export const openToolkit = call({
  method: 'POST',
  path: '/api/toolkit/validate',
  body: z.object({ password: text('Password', 200) }, 'A password is required.'),
  maxBodyBytes: smallBody,
  response: z.object({ isValid: z.boolean(), toolkit: toolkit.optional() }),
})
