import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { toolkitAnswer, toolkitPassword } from '#contracts/toolkit.ts'
import type { PasswordCheck } from '#server/plugins/password-check.ts'
import { toolkit } from './toolkit-content.ts'

export async function toolkitRoutes(app: FastifyInstance, { isPassword }: { isPassword: PasswordCheck }) {
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/api/toolkit/validate',
      { schema: { body: toolkitPassword, response: { 200: toolkitAnswer } } },
      async request => {
        // People copy it out of a mail, often with a space at the end.
        const isValid = await isPassword(request, request.body.password.trim())
        return isValid ? { isValid, toolkit } : { isValid }
      },
    )
}
