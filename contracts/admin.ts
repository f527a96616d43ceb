import { z } from 'zod'
import { text } from './text.ts'

export const adminPassword = z.object(
  { password: text('Password', 1000).transform(value => value.trim()) },
  'A password is required.',
)

export const signedIn = z.object({ success: z.literal(true), token: z.string() })

export type SignedIn = z.infer<typeof signedIn>

export const adminCheck = z.object({ authenticated: z.boolean() })

export type AdminCheck = z.infer<typeof adminCheck>
