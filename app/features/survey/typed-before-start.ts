import { contactFields } from '#content/contact-fields.ts'

/** On a slow connection a visitor may have typed into the prerendered page before its scripts arrived. */
export function textsTypedBeforeStart(form: HTMLFormElement | null) {
  if (!form) return {}
  const typed = new FormData(form)
  return Object.fromEntries(
    contactFields.flatMap(({ name }) => {
      const value = typed.get(name)
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}
