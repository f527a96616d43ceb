import { z } from 'zod'
import { call } from './call.ts'
import { maxLengths } from './constants.ts'
import { formExtras } from './form-extras.ts'
import { success } from './responses.ts'
import { requiredText, text } from './text.ts'

export const revenueBrackets = ['Under $250K', '$250K–$1M', '$1M–$5M', '$5M+'] as const
export const automationExperiences = ['Yes, lightly tested', 'Yes, fully implemented', 'No, not yet'] as const

const longText = (field: string, message: string) =>
  text(field, 5000, message)
    .transform(value => value.trim())
    .refine(value => value.length >= 10, message)

const optionalText = (field: string, maxLength: number) =>
  text(field, maxLength)
    .transform(value => value.trim())
    .optional()

const betaFields = {
  fullName: requiredText('Full name', maxLengths.name, 'Full name is required'),
  businessName: requiredText('Business name', maxLengths.businessName, 'Business name is required'),
  businessWebsite: optionalText('Business website', 500),
  email: text('Email', maxLengths.email, 'Valid email is required')
    .transform(value => value.trim())
    .pipe(z.email('Valid email is required')),
  phone: optionalText('Phone', maxLengths.phone),
  industry: requiredText('Industry', 200, 'Industry is required'),
  revenueBracket: z.enum(revenueBrackets, 'Please select a revenue bracket'),
  goals: longText('Goals', 'Please provide at least 10 characters for your goals'),
  challenges: longText('Challenges', 'Please provide at least 10 characters for your challenges'),
  automationExperience: z.enum(automationExperiences, 'Please select your automation experience'),
  magicWandFix: longText('This answer', 'Please provide at least 10 characters'),
  whyGoodFit: longText('This answer', 'Please provide at least 10 characters'),
  willingToTestify: z.enum(['Yes', 'No'], "Please indicate if you're willing to provide feedback"),
  additionalInfo: optionalText('Additional information', 5000),
}

export const betaFormFields = z.object(betaFields, 'An application is required.')

export type BetaForm = z.infer<typeof betaFormFields>

const betaApplication = z.object({ ...betaFields, ...formExtras }, 'An application is required.')

export type BetaApplication = z.infer<typeof betaApplication>

export type BetaAnswers = Omit<BetaForm, 'fullName' | 'email' | 'phone' | 'businessName'>

export const applyForBeta = call({
  method: 'POST',
  path: '/api/beta/apply',
  body: betaApplication,
  /** By when we'll have read the application: "Thursday, November 19, 3 p.m. Winnipeg time". */
  response: success.extend({ replyBy: z.string().optional() }),
})
