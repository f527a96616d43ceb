import { z } from 'zod'
import { text } from './text.ts'

export const unsubscribeLink = z.object({ token: text('The link', 100, 'The link is not complete.') })
