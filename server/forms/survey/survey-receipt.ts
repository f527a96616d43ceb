import type { Site } from '#content/site.ts'
import type { SurveyReceipt } from '#contracts/plan.ts'
import { companyDay } from '#server/calendar/company-days.ts'
import { bookingUrlFor } from '#server/forms/booking-link.ts'
import type { Form } from '#server/forms/form.ts'

/** The day that every date in the plan counts from. */
export const submittedOn = ({ submittedAt }: Pick<Form, 'submittedAt'>) => companyDay(submittedAt).toString()

export const surveyReceiptOf = (form: Form, replyBy: string | null, site: Site): SurveyReceipt => ({
  submittedOn: submittedOn(form),
  replyBy,
  bookingUrl: bookingUrlFor(form.contact, site),
})
