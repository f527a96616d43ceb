// The least that Fastify has to do to accept a survey: check the same body by the same schema, and store nothing.
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { submitSurvey } from '#contracts/survey.ts'

const app = Fastify().withTypeProvider<ZodTypeProvider>()
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(serializerCompiler)
app.get('/readyz', () => ({ ready: true }))
app.post(submitSurvey.path, { schema: { body: submitSurvey.body } }, () => ({ success: true }))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
