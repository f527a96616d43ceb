import { hash, randomBytes } from 'node:crypto'
import { dayMs } from '#contracts/time.ts'

export const linkTokenHash = (token: string) => hash('sha256', token)

/** 192 random bits, of which only the hash is stored. */
export function newLinkToken(days: number, now: Date) {
  const token = randomBytes(24).toString('base64url')
  return {
    token,
    columns: {
      token_hash: linkTokenHash(token),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + days * dayMs).toISOString(),
    },
  }
}
