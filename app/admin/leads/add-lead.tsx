import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { randomId } from '#app/admin/drafts/random-id.ts'
import { useDraft } from '#app/admin/drafts/use-draft.ts'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { AdminForm } from '#app/admin/ui/admin-form.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { errorMessage } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { addedFrom, maxLengths, mayWrite } from '#contracts/constants.ts'
import type { AddedLead, addLead } from '#contracts/leads.ts'
import { leadsPath, leadsUrl } from './use-lead.ts'

const empty: Omit<AddedLead, 'id'> = {
  name: '',
  phone: '',
  email: '',
  businessName: '',
  note: '',
  from: 'Phoned us',
  mayWrite: 'Not asked yet: call only',
  followUpOn: '',
}

const stored = { value: empty, revision: null }

/** For someone who phoned, was recommended or left a card. */
export function AddLead() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        Add a lead
      </Button>
      <Dialog open={isOpen} onClose={close} title="Add a lead">
        {isOpen && <AddLeadForm onClose={close} />}
      </Dialog>
    </>
  )
}

function AddLeadForm({ onClose }: { onClose: () => void }) {
  const draft = useDraft({ key: 'draft:new-lead', stored })
  const [id] = useState(randomId)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { value } = draft
  const save = useMutation({
    mutationFn: () => callAdmin<typeof addLead>(`POST ${leadsPath}`, { body: { ...value, id } }),
    onSuccess: async () => {
      draft.drop()
      await queryClient.invalidateQueries({ queryKey: [leadsPath], refetchType: 'none' })
      onClose()
      navigate(leadsUrl(id))
    },
  })
  const field = (name: keyof typeof empty) => ({
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) =>
      draft.change(current => ({ ...current, [name]: target.value })),
  })
  const failure = errorMessage(save.error) ?? "Couldn't add this lead. Please try again."
  return (
    <AdminForm
      submit="Add"
      pending={save.isPending}
      failure={<FailureText error={save.isError ? failure : undefined} />}
      onSubmit={save.mutate}
      onCancel={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" autoFocus autoComplete="off" maxLength={maxLengths.name} {...field('name')} />
        <TextField label="Business" autoComplete="off" maxLength={maxLengths.businessName} {...field('businessName')} />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="off"
          required={!value.email.trim()}
          maxLength={maxLengths.phone}
          {...field('phone')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          required={!value.phone.trim()}
          maxLength={maxLengths.email}
          {...field('email')}
        />
        <SelectField label="How they came to you" options={[...addedFrom]} {...field('from')} />
        <SelectField label="Why you may email them" options={[...mayWrite]} {...field('mayWrite')} />
      </div>
      <TextArea label="Note" rows={2} maxLength={maxLengths.note} {...field('note')} />
      <TextField label="Follow up on" type="date" {...field('followUpOn')} />
    </AdminForm>
  )
}
