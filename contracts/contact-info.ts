import { z } from 'zod'
import { requiredText } from './text.ts'

/**
 * Who is writing. There is no format check on purpose: a lead with an odd address is still a lead. All four are needed.
 */
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
