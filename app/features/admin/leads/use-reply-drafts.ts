import { useEffect, useState } from 'react'
import { readFromTab, removeFromTab, saveToTab } from '#app/lib/tab-storage.ts'
import { replyTemplates } from '#content/reply-templates.ts'
import type { Person } from '#contracts/people.ts'
import { formsOf } from './lead-text.ts'
import { type ReplyText, writeReply } from './reply-email.ts'

type Drafts = Readonly<Record<string, ReplyText>>

const draftKey = (personId: string) => `draft:lead-reply:${personId}`

export const clearReplyDrafts = (personId: string) => removeFromTab(draftKey(personId))

/** Each template has its own draft, so choosing another one loses nothing. Drafts stay in the tab, like a note's. */
export function useReplyDrafts(person: Person) {
  const templates = replyTemplates[formsOf(person)[0]?.kind ?? 'survey']
  const [drafts, setDrafts] = useState<Drafts>(() => readFromTab(draftKey(person.id)) ?? {})
  const [chosen, choose] = useState(() => Object.keys(drafts).at(-1))
  const template = templates.find(({ label }) => label === chosen) ?? templates[0]
  const original = writeReply(template, person)
  const draft = drafts[template.label]
  useEffect(() => {
    if (Object.keys(drafts).length > 0) saveToTab(draftKey(person.id), drafts)
    else clearReplyDrafts(person.id)
  }, [person.id, drafts])

  const undo = () => setDrafts(({ [template.label]: _, ...others }) => others)
  return {
    labels: templates.map(({ label }) => label),
    label: template.label,
    choose,
    text: draft ?? original,
    isEdited: draft !== undefined,
    edit: (change: Partial<ReplyText>) =>
      setDrafts(current => ({ ...current, [template.label]: { ...original, ...current[template.label], ...change } })),
    undo,
    clear: () => setDrafts({}),
  }
}
