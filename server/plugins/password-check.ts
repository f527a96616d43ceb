import { randomBytes, timingSafeEqual } from 'node:crypto'
import { passwordHash } from './password-hash.ts'

export type PasswordCheck = (candidate: string) => Promise<boolean>

/** Compares with a salted hash, in constant time. The hash is made with the first question: most starts have none. */
export function createPasswordCheck(password: string): PasswordCheck {
  const salt = randomBytes(16)
  let expected: Promise<Buffer> | undefined
  return async candidate => {
    expected ??= passwordHash(password, salt)
    const [hash, known] = await Promise.all([passwordHash(candidate, salt), expected])
    return timingSafeEqual(hash, known)
  }
}
