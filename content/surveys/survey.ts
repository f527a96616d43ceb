import type { z } from 'zod'
import type { surveySchema } from '#content/schemas/forms.ts'

export type Survey = z.infer<typeof surveySchema>
export type SurveyType = Survey['type']
export type SurveyQuestion = Survey['questions'][number]
