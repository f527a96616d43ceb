import type { FastifyInstance } from 'fastify'
import { openToolkit } from '#contracts/toolkit.ts'
import type { PasswordCheck } from '#server/admin/password-check.ts'
import { addCall } from '#server/http/call-route.ts'
import { toolkit } from './toolkit-content.ts'

export async function toolkitRoutes(app: FastifyInstance, { isPassword }: { isPassword: PasswordCheck }) {
  addCall(app, openToolkit, async request => {
    // Copying from an email often adds a trailing space.
    const isValid = await isPassword(request, request.body.password.trim())
    return isValid ? { isValid, toolkit } : { isValid }
  })
}
