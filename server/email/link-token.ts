import { hash, randomBytes } from 'node:crypto'

const dayMs = 24 * 60 * 60_000

export const linkTokenHash = (token: string) => hash('sha256', token)

/** 192 random bits, of which only the hash is stored. */
export function newLinkToken(days: number) {
  const token = randomBytes(24).toString('base64url')
  const now = Date.now()
  return {
    token,
    columns: {
      token_hash: linkTokenHash(token),
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + days * dayMs).toISOString(),
    },
  }
}
