import { useState } from 'react'
import { stringOf, valueAt } from '#app/admin/website/form/values.ts'
import type { Json } from '#contracts/words.ts'

type PassageOptions = {
  /** Such as "text:120-240": a field and the passage in it as it's stored. */
  at: string
  stored: Json
  value: Json
}

/** The passage of a document that was chosen on the page, while it's being rewritten. Undefined if its place isn't known. */
export function usePassage({ at, stored, value }: PassageOptions) {
  const [, field = '', from, to] = /^([^:]*):(\d+)-(\d+)$/.exec(at) ?? []
  const [old, now] = [stored, value].map(text => stringOf(valueAt(text, field))) as [string, string]
  const find = () => {
    const { start, tail } = placeOf(old, now, Number(from), Number(to))
    const isFound = start !== undefined && tail !== undefined
    return { at, around: isFound ? [now.slice(0, start), now.slice(now.length - tail)] : undefined }
  }
  const [passage, setPassage] = useState(find)
  if (passage.at !== at) setPassage(find())
  const [before, after] = passage.at === at ? (passage.around ?? []) : []
  if (before === undefined || after === undefined) return undefined
  const [start, end] = [before.length, now.length - after.length]
  // Another text may have replaced this one.
  if (start > end || !now.startsWith(before) || !now.endsWith(after)) return undefined
  return {
    field,
    text: now.slice(start, end),
    replacedBy: (text: string) => before + text + after,
    at: `${field}:${start}-${end}`,
  }
}

/** Where it is in a text that was changed in one place since. `tail`: characters after it. */
export function placeOf(old: string, now: string, from: number, to: number): { start?: number; tail?: number } {
  if (!(from <= to && to <= old.length)) return {}
  const shortest = Math.min(old.length, now.length)
  let head = 0
  while (head < shortest && old[head] === now[head]) head++
  let tail = 0
  while (tail < shortest - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++
  const isBefore = to <= head
  const isAfter = from >= old.length - tail
  const isAround = from <= head && to >= old.length - tail
  if (old !== now && !isBefore && !isAfter && !isAround) return {}
  return isAfter && !isAround
    ? { start: from + now.length - old.length, tail: old.length - to }
    : { start: from, tail: (isBefore && !isAround ? now.length : old.length) - to }
}
