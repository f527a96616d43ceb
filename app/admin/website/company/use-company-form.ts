import { useState } from 'react'
import { useTabDraft, useWordFields, useWordSave } from '#app/admin/website/word-drafts.ts'
import { errorMessage } from '#app/lib/api.ts'
import type { Json } from '#content/editing/change.ts'
import type { WordField } from '#contracts/words.ts'
import { companyFieldError, companyFields } from './company-fields.ts'

/** What was typed, and the draft that it was based on. */
type Edits = Readonly<Record<string, { value: Json; revision: string | null }>>

const isSameValue = (a: Json, b: Json) => JSON.stringify(a) === JSON.stringify(b)

export const useCompanyFields = () => useWordFields(companyFields.map(({ path }) => path))

/** Every changed field becomes a draft of its own. One that fails doesn't keep the others from being saved. */
export function useCompanyForm(fields: readonly WordField[]) {
  const [stored, setStored] = useTabDraft<Edits>('draft:company')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  /** What others wrote while this form was open. */
  const [theirs, setTheirs] = useState<Readonly<Record<string, WordField>>>({})
  const [state, setState] = useState<'editing' | 'saving' | 'saved'>('editing')
  const { mutateAsync } = useWordSave()
  const edits = stored ?? {}
  const fieldAt = (path: string) => theirs[path] ?? fields.find(field => field.path === path)
  const changed = Object.keys(edits)

  const setEdits = (next: Edits) => setStored(Object.keys(next).length > 0 ? next : undefined)
  const without = <T>(record: Readonly<Record<string, T>>, path: string) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== path))

  const edit = (path: string, value: Json) => {
    const field = fieldAt(path)
    if (!field) return
    setState('editing')
    setErrors(without(errors, path))
    const revision = theirs[path] ? field.revision : (edits[path]?.revision ?? field.revision)
    setEdits(isSameValue(field.value, value) ? without(edits, path) : { ...edits, [path]: { value, revision } })
  }

  const takeTheirs = (path: string) => {
    setEdits(without(edits, path))
    setTheirs(without(theirs, path))
    setErrors(without(errors, path))
  }

  const save = async () => {
    const found = companyFields.flatMap(definition => {
      const [field, own] = [fieldAt(definition.path), edits[definition.path]]
      const problem = field && own && companyFieldError(definition, field, own.value)
      return problem ? [[definition.path, problem] as const] : []
    })
    setErrors(Object.fromEntries(found))
    if (found.length > 0) return
    setState('saving')
    const failed: Record<string, string> = {}
    const others: Record<string, WordField> = {}
    let left = edits
    for (const [path, { value, revision }] of Object.entries(edits)) {
      try {
        const { isSaved, field } = await mutateAsync({ path, value, revision: theirs[path]?.revision ?? revision })
        if (isSaved) left = without(left, path)
        else others[path] = field
      } catch (error) {
        failed[path] = errorMessage(error) ?? "Couldn't save this. Please try again."
      }
    }
    setEdits(left)
    setErrors(failed)
    setTheirs(others)
    setState(Object.keys({ ...failed, ...others }).length > 0 ? 'editing' : 'saved')
  }

  return {
    valueOf: (field: WordField) => edits[field.path]?.value ?? field.value,
    errorOf: (path: string) => errors[path],
    theirsOf: (path: string) => theirs[path],
    isUnsaved: changed.length > 0,
    state,
    edit,
    takeTheirs,
    save,
    drop: () => setStored(undefined),
  }
}
