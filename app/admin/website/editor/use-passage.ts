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
    const passage = old.slice(Number(from), Number(to))
    // Other parts of the text may have been changed since.
    const start = now === old ? Number(from) : now.indexOf(passage)
    const isFound = passage !== '' && start >= 0 && (now === old || start === now.lastIndexOf(passage))
    return { at, around: isFound ? [now.slice(0, start), now.slice(start + passage.length)] : undefined }
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
