import { scrypt } from 'node:crypto'

const keyLength = 32

/** Takes long on purpose: whoever has the hash should not be able to try many passwords. */
export const passwordHash = (password: string, salt: string | Buffer) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize(), salt, keyLength, (error, hash) => (error ? reject(error) : resolve(hash))),
  )
