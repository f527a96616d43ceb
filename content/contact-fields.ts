export const contactFields = [
  { name: 'name', label: 'Full name', type: 'text', autoComplete: 'name', maxLength: 200 },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: 320 },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: 60 },
  { name: 'businessName', label: 'Business name', type: 'text', autoComplete: 'organization', maxLength: 200 },
] as const

export const emptyContact = { name: '', email: '', phone: '', businessName: '' }
