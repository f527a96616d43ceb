import { z } from 'zod'
import { call, smallBody } from './call.ts'
import { success } from './responses.ts'
import { surveyType } from './survey-type.ts'
import { text } from './text.ts'

/** Dropped if it's invalid, because none of this may cost us a lead. */
const sessionId = text('Session', 100).optional().catch(undefined)

const newSession = z.object(
  {
    surveyType,
    /** Of the email exactly as typed. */
    emailHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'The email hash must be SHA-256 in lowercase hex.')
      .optional(),
    /** The session to continue, if the visitor has corrected their address. */
    sessionId,
    /** The survey will have the session's id and completes the session once it's stored, whatever is reported before. */
    awaitsSurvey: z.boolean().optional().catch(undefined),
  },
  'A session is required.',
)

export type NewSession = z.infer<typeof newSession>

export const openSession = call({
  method: 'POST',
  path: '/api/analytics/sessions',
  body: newSession,
  maxBodyBytes: smallBody,
  response: success.extend({ session: z.object({ id: z.string() }) }),
})

const maxPayloadLength = 500

/** Stored as JSON. `JSON.stringify` throws on extreme nesting. */
const isShort = (payload: unknown) => {
  try {
    const json = JSON.stringify(payload) ?? ''
    return json.length <= maxPayloadLength && !json.includes('\\u0000') && !/\\ud[89a-f]/i.test(json)
  } catch {
    return false
  }
}

const newEvent = z.object(
  {
    sessionId: text('Session', 100),
    eventType: text('Event type', 50).regex(
      /^[a-z][a-z0-9_]*$/,
      'The event type must be a name such as question_viewed.',
    ),
    questionId: text('Question', 100).optional(),
    stepIndex: z
      .string('The step must be a number sent as a string.')
      .regex(/^\d{1,3}$/, 'The step must be a number sent as a string.')
      .optional(),
    payload: z.unknown().refine(isShort, 'The payload is too large.').optional(),
  },
  'An event is required.',
)

export type NewEvent = z.infer<typeof newEvent>

export const reportEvent = call({
  method: 'POST',
  path: '/api/analytics/events',
  body: newEvent,
  maxBodyBytes: smallBody,
  response: success,
})

const sessionCompletion = z.object(
  {
    completed: z.literal(true, 'The completed field must be true.'),
    toolkitOptIn: z.boolean('The toolkit choice must be true or false.'),
  },
  'A completion is required.',
)

export const reportCompletion = call({
  method: 'PATCH',
  path: '/api/analytics/sessions/:sessionId/complete',
  params: z.object({ sessionId: text('Session', 100) }),
  body: sessionCompletion,
  maxBodyBytes: smallBody,
  response: success,
})
