import { exitSurvey } from './exit-survey.ts'
import { optimizeSurvey } from './optimize-survey.ts'
import type { Survey } from './survey.ts'

export const surveys: readonly Survey[] = [exitSurvey, optimizeSurvey]
