import { maxLengths } from '#contracts/constants.ts'

export const contactFields = [
  { name: 'name', label: 'Full name', type: 'text', autoComplete: 'name', maxLength: maxLengths.name },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: maxLengths.email },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: maxLengths.phone },
  {
    name: 'businessName',
    label: 'Business name',
    type: 'text',
    autoComplete: 'organization',
    maxLength: maxLengths.businessName,
  },
] as const
