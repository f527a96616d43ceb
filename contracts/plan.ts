import { z } from 'zod'
import { call, smallBody } from './call.ts'
import { surveyType } from './survey-type.ts'
import { text } from './text.ts'

const link = z.object({ text: z.string(), to: z.string() })

const country = z.enum(['CA', 'US'])

export type Country = z.infer<typeof country>

/** What a survey gives back at once, made from its answers by the rules in content/plan. */
export const plan = z.object({
  surveyType,
  /** The day the survey was sent, in the company's time zone. Every date in the plan counts from it. */
  madeOn: z.iso.date(),
  /** What the states below come to, in one sentence. */
  headline: z.string(),
  areas: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      state: z.enum(['in-place', 'under-way', 'start-here', 'not-said']),
      /** Which answer the state follows from, and what follows from the state. */
      because: z.string(),
    }),
  ),
  /** Soonest first. */
  steps: z.array(
    z.object({
      /** "By the end of March 2027", or "First 30 days". */
      when: z.string(),
      actions: z.array(z.object({ text: z.string(), link: link.optional() })),
    }),
  ),
  /** In the visitor's own words, each with what usually fixes that kind of thing. */
  bottlenecks: z.array(z.object({ text: z.string(), fix: z.string() })),
  /** What a buyer or their team will ask first. A link leads to the article that answers it. */
  questions: z.array(z.object({ question: z.string(), why: z.string(), link: link.optional() })),
  nextLookOn: z.iso.date(),
})

export type Plan = z.infer<typeof plan>

const receipt = z.object({
  /** In the company's time zone. */
  submittedOn: z.iso.date(),
  /** "Thursday, November 19, 3 p.m. Winnipeg time". Null if no reply is owed. */
  replyBy: z.string().nullable(),
  /** With name and email filled in. Null until a real booking link is set. */
  bookingUrl: z.string().nullable(),
  businessName: z.string().nullable(),
  /** From the city page that the visitor came in by. Null if it's unknown. */
  country: country.nullable(),
})

/** What the visitor's page needs besides the answers. Missing only from a server that's older than the page. */
export const surveyReceipt = receipt.optional()

export type SurveyReceipt = z.infer<typeof receipt>

const notes = receipt.extend({
  surveyType,
  /** By question id. */
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
})

export type Notes = z.infer<typeof notes>

/** By the token in the link of the confirmation email. 404 if it's wrong, expired, or the lead was erased. */
export const openNotes = call({
  method: 'POST',
  path: '/api/notes',
  body: z.object({ token: text('The link', 100) }, 'The link is required.'),
  maxBodyBytes: smallBody,
  response: notes,
})
