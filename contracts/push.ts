import { z } from 'zod'
import { call } from './call.ts'

const pushState = z.object({
  /** Of the site, for the browser's subscription. */
  key: z.string(),
  /** Whether this device is notified. */
  isOn: z.boolean(),
  showsNames: z.boolean(),
})

export type PushState = z.infer<typeof pushState>

const path = '/api/admin/push'

/** The browser makers' own, so that nobody can make the server call another address. */
const pushService = /\.(apple|google|googleapis|mozilla|windows)\.com$/

const unreadable = "This browser's subscription can't be read."

export const readPush = call({ method: 'GET', path, admin: true, response: pushState })

export const turnOnPush = call({
  method: 'POST',
  path,
  admin: true,
  body: z.object(
    {
      endpoint: z
        .url({ protocol: /^https$/, hostname: pushService, error: "This browser's push service isn't known." })
        .max(1000, unreadable),
      p256dh: z.string(unreadable).regex(/^[\w-]{87}=?$/, unreadable),
      auth: z.string(unreadable).regex(/^[\w-]{22}(==)?$/, unreadable),
      showsNames: z.boolean('Whether to show names is required.'),
    },
    'A subscription is required.',
  ),
  response: pushState,
})

export const turnOffPush = call({ method: 'DELETE', path, admin: true, response: pushState })
