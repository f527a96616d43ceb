import { z } from 'zod'
import { call, smallBody } from './call.ts'
import { success } from './responses.ts'
import { text } from './text.ts'

const adminLogin = z.object(
  {
    password: text('Password', 1000).transform(value => value.trim()),
    /** For a device of one's own: the session lasts for weeks. */
    remember: z.boolean('The choice to stay logged in must be true or false.').optional(),
  },
  'A password is required.',
)

export const logIn = call({
  method: 'POST',
  path: '/api/admin/login',
  body: adminLogin,
  maxBodyBytes: smallBody,
  response: success.extend({ token: z.string() }),
})

export const logOut = call({ method: 'POST', path: '/api/admin/logout', response: success })

export const checkLogin = call({
  method: 'GET',
  path: '/api/admin/check',
  response: z.object({
    authenticated: z.boolean(),
    /** When each UTC offset of company time starts to apply, oldest first. Otherwise a browser would use its own rules. */
    utcOffsets: z.array(z.object({ from: z.string(), minutes: z.number() })).optional(),
  }),
})
