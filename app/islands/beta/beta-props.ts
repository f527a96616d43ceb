import type { Content } from '#content/all-content.ts'

export type BetaProps = ReturnType<typeof betaProps>

export const betaProps = ({ site, betaFormIntro, betaQuestions, consents }: Content) => ({
  intro: betaFormIntro,
  groups: betaQuestions,
  contactConsent: consents.contactConsent,
  consentVersion: consents.consentVersion,
  email: site.email,
})
