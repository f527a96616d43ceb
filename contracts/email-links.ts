import { z } from 'zod'
import { call } from './call.ts'
import { success } from './responses.ts'
import { text } from './text.ts'

const query = z.object({ token: text('The link', 100, 'The link is incomplete.') })

/** Redirects to the page with the button. */
export const openUnsubscribeLink = call({ method: 'GET', path: '/api/unsubscribe', query })

export const unsubscribe = call({ method: 'POST', path: '/api/unsubscribe', query, response: success })
