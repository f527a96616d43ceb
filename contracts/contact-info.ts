import { z } from 'zod'
import { maxLengths } from './constants.ts'
import { requiredText } from './text.ts'

/** No format checks, on purpose: a lead with an odd address is still a lead. */
export const contactInfo = z.object(
  {
    name: requiredText('Name', maxLengths.name),
    email: requiredText('Email', maxLengths.email),
    phone: requiredText('Phone', maxLengths.phone),
    businessName: requiredText('Business name', maxLengths.businessName),
  },
  'Contact details are required.',
)

export type ContactInfo = z.infer<typeof contactInfo>
