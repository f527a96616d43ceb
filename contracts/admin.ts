import { z } from 'zod'
import { call } from './call.ts'
import { success } from './responses.ts'
import { text } from './text.ts'

const adminPassword = z.object(
  { password: text('Password', 1000).transform(value => value.trim()) },
  'A password is required.',
)

export const logIn = call({
  method: 'POST',
  path: '/api/admin/login',
  body: adminPassword,
  response: success.extend({ token: z.string() }),
})

export const logOut = call({ method: 'POST', path: '/api/admin/logout', response: success })

export const checkLogin = call({
  method: 'GET',
  path: '/api/admin/check',
  response: z.object({ authenticated: z.boolean() }),
})
