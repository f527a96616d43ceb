import { z } from 'zod'

export const surveyType = z.enum(['exit', 'optimize'], 'The survey type must be exit or optimize.')
