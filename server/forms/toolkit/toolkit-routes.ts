import type { FastifyInstance } from 'fastify'
import { openToolkit } from '#contracts/toolkit.ts'
import { passwordCheck } from '#server/admin/passwords.ts'
import { addCall } from '#server/http/call-route.ts'
import { toolkit } from './toolkit-content.ts'

export async function toolkitRoutes(app: FastifyInstance) {
  const isPassword = passwordCheck(app, 'toolkit-password', app.passwords.toolkit.value)
  addCall(app, openToolkit, async request => {
    // Copying from an email often adds a trailing space.
    const isValid = await isPassword(request, request.body.password.trim())
    return isValid ? { isValid, toolkit } : { isValid }
  })
}
