import type { ContactInfo } from '#contracts/contact-info.ts'

export const emptyContact: ContactInfo = { name: '', email: '', phone: '', businessName: '' }
