import { useEffect, useState } from 'react'
import { readFromTab, removeFromTab, saveToTab } from '#app/lib/browser/tab-storage.ts'
import type { Lead } from '#contracts/leads.ts'
import type { ReplyText } from './reply-href.ts'

/** For a lead whose forms have no templates. */
const blank = { label: 'Blank', subject: '', message: '' }

type Drafts = Readonly<Record<string, ReplyText>>

const draftKey = (leadId: string) => `draft:lead-reply:${leadId}`

export const clearReplyDrafts = (leadId: string) => removeFromTab(draftKey(leadId))

/** Each template has its own draft, so choosing another one loses nothing. Drafts stay in the tab, like a note's. */
export function useReplyDrafts(lead: Lead) {
  const [drafts, setDrafts] = useState<Drafts>(() => readFromTab(draftKey(lead.id)) ?? {})
  const [chosen, choose] = useState(() => Object.keys(drafts).at(-1))
  const original = lead.replies.find(reply => reply.label === chosen) ?? lead.replies[0] ?? blank
  const { label } = original
  const draft = drafts[label]
  useEffect(() => {
    if (Object.keys(drafts).length > 0) saveToTab(draftKey(lead.id), drafts)
    else clearReplyDrafts(lead.id)
  }, [lead.id, drafts])

  const undo = () => setDrafts(({ [label]: _, ...others }) => others)
  return {
    labels: lead.replies.length > 0 ? lead.replies.map(reply => reply.label) : [label],
    label,
    choose,
    text: draft ?? original,
    isEdited: draft !== undefined,
    edit: (change: Partial<ReplyText>) =>
      setDrafts(current => ({ ...current, [label]: { ...original, ...current[label], ...change } })),
    undo,
    clear: () => setDrafts({}),
  }
}
