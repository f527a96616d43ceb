import { useState } from 'react'
import { useDraft } from '#app/admin/drafts/use-draft.ts'
import { removeFromTab } from '#app/lib/browser/tab-storage.ts'
import type { Lead } from '#contracts/leads.ts'
import type { ReplyText } from './reply-href.ts'

/** For a lead whose forms have no templates. */
const blank = { label: 'Blank', subject: '', message: '' }

type Drafts = Readonly<Record<string, ReplyText>>

const draftKey = (leadId: string) => `draft:lead-reply:${leadId}`

export const clearReplyDrafts = (leadId: string) => removeFromTab(draftKey(leadId))

const noDrafts: { value: Drafts; revision: null } = { value: {}, revision: null }

/** Each template has its own draft, so choosing another one loses nothing. Drafts stay in the tab, like a note's. */
export function useReplyDrafts(lead: Lead) {
  const drafts = useDraft({ key: draftKey(lead.id), stored: noDrafts })
  const [chosen, choose] = useState(() => Object.keys(drafts.value).at(-1))
  const original = lead.replies.find(reply => reply.label === chosen) ?? lead.replies[0] ?? blank
  const { label } = original
  const draft = drafts.value[label]
  return {
    labels: lead.replies.length > 0 ? lead.replies.map(reply => reply.label) : [label],
    label,
    choose,
    text: draft ?? original,
    isEdited: draft !== undefined,
    edit: (change: Partial<ReplyText>) =>
      drafts.change(current => ({ ...current, [label]: { ...original, ...current[label], ...change } })),
    undo: () => drafts.change(({ [label]: _, ...others }) => others),
    clear: drafts.drop,
  }
}
