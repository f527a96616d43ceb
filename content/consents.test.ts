import { expect, test } from 'vitest'
import { consentPurposes, consentVersion, consentWording, toolkitConsent } from './consents.ts'

test('finds the words that a visitor of an earlier version saw', () => {
  const [first, second] = consentPurposes.contact.wordings
  expect(consentWording('contact', 1)).toEqual({ wording: first?.wording, version: 1 })
  expect(consentWording('contact', 2)).toEqual({ wording: second?.wording, version: 2 })
  expect(consentWording('toolkit', 2).wording).toBe(consentWording('toolkit', 1).wording)
})

test('takes the current version if the form names none, or one that does not exist yet', () => {
  for (const version of [undefined, consentVersion + 1])
    expect(consentWording('contact', version)).toEqual(consentWording('contact', consentVersion))
})

test('records the words of the toolkit checkbox', () => {
  expect(consentWording('toolkit').wording).toBe(`${toolkitConsent.label}. ${toolkitConsent.explanation}`)
})

test('has a wording for each purpose, in the order of the versions that introduced them', () => {
  for (const [purpose, { wordings }] of Object.entries(consentPurposes)) {
    const versions = wordings.map(({ since }) => since)
    expect(versions, purpose).toEqual(versions.toSorted((a, b) => a - b))
    expect(versions.at(-1), purpose).toBeLessThanOrEqual(consentVersion)
  }
})
