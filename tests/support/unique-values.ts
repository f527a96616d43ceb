import { createHash } from 'node:crypto'
import { test } from '@playwright/test'

const calls = new Map<string, number>()

/** Hex digits, unique per call and the same in every run: all tests share one database. */
export function uniqueDigits(length: number) {
  const { testId, repeatEachIndex, retry } = test.info()
  const key = `${testId} ${repeatEachIndex} ${retry}`
  const call = (calls.get(key) ?? 0) + 1
  calls.set(key, call)
  return createHash('sha256').update(`${key} ${call}`).digest('hex').slice(0, length)
}

/** One per submission: the server limits submissions per IP address. */
export const uniqueIp = () => `10.${[...Buffer.from(uniqueDigits(6), 'hex')].join('.')}`

/** Digits aren't stored in a campaign's name if there are many. */
export const uniqueLetters = (length: number) =>
  uniqueDigits(length).replace(/\d/g, digit => String.fromCharCode('g'.charCodeAt(0) + Number(digit)))
