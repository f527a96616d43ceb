import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'

const keyLength = 32

export type PasswordCheck = (candidate: string) => Promise<boolean>

/** Compares with a salted hash, in constant time; the password itself is not kept. */
export function createPasswordCheck(password: string): PasswordCheck {
  const salt = randomBytes(16)
  const expected = scryptSync(password.normalize(), salt, keyLength)
  return candidate =>
    new Promise((resolve, reject) =>
      scrypt(candidate.normalize(), salt, keyLength, (error, hash) =>
        error ? reject(error) : resolve(timingSafeEqual(hash, expected)),
      ),
    )
}
