import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { toolkitAnswer, toolkitPassword } from '#contracts/toolkit.ts'
import type { LimitRule } from '#server/plugins/limits.ts'
import type { PasswordCheck } from '#server/plugins/password-check.ts'
import { toolkit } from './toolkit-content.ts'

/** Wrong passwords only. */
const failureLimit: LimitRule = { name: 'toolkit-password', uses: 10, windowMs: 15 * 60_000 }

export async function toolkitRoutes(app: FastifyInstance, { isPassword }: { isPassword: PasswordCheck }) {
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/api/toolkit/validate',
      { schema: { body: toolkitPassword, response: { 200: toolkitAnswer } } },
      async request => {
        await app.limits.take(failureLimit, request)
        // People copy it out of a mail, often with a space at the end.
        if (!(await isPassword(request.body.password.trim()))) return { isValid: false }
        await app.limits.giveBack(failureLimit, request)
        return { isValid: true, toolkit }
      },
    )
}
