import { z } from 'zod'
import { requiredText } from './text.ts'

/** No format checks, on purpose: a lead with an odd address is still a lead. */
export const contactInfo = z.object(
  {
    name: requiredText('Name', 200),
    email: requiredText('Email', 320),
    phone: requiredText('Phone', 60),
    businessName: requiredText('Business name', 200),
  },
  'Contact details are required.',
)

export type ContactInfo = z.infer<typeof contactInfo>
