import type { z } from 'zod'
import type { survey } from '#content/schemas/forms.ts'

export type Survey = z.infer<typeof survey>
export type SurveyType = Survey['type']
export type SurveyQuestion = Survey['questions'][number]
