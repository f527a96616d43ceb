import { createHash } from 'node:crypto'
import { test } from '@playwright/test'

const calls = new Map<string, number>()

/** Hex digits that only this call gets, the same in every run: all tests share one database. */
export function ownDigits(length: number) {
  const { testId, repeatEachIndex, retry } = test.info()
  const key = `${testId} ${repeatEachIndex} ${retry}`
  const call = (calls.get(key) ?? 0) + 1
  calls.set(key, call)
  return createHash('sha256').update(`${key} ${call}`).digest('hex').slice(0, length)
}

/** An IP address for one submission: the server limits submissions per address. */
export const ownAddress = () => `10.${[...Buffer.from(ownDigits(6), 'hex')].join('.')}`
