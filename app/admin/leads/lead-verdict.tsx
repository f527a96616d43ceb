import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { showToast } from '#app/lib/toast-store.ts'
import { Button } from '#app/ui/button.tsx'
import type { Lead, LeadChange } from '#contracts/leads.ts'
import { useLeadChange } from './use-lead.ts'

type Verdict = NonNullable<LeadChange['verdict']>

const outcomes: Record<Verdict, { title: string; description: string }> = {
  person: { title: 'Marked as a person', description: 'Emails that were on hold go out now.' },
  spam: { title: 'Marked as spam', description: 'They no longer appear in your lists and numbers.' },
}

/** Shown for possible bots and spam. */
export function VerdictPanel({ lead }: { lead: Lead }) {
  const { botCheck, isSpam } = lead
  if (!botCheck && !isSpam) return null
  return (
    <div className="flex max-w-text flex-col gap-3 rounded-control bg-danger-soft p-4 wrap-anywhere">
      <p className="text-danger">
        {isSpam ? (
          <>
            <strong>Spam:</strong> they're in no list and no number, except for the list of spam.
          </>
        ) : (
          <>
            <strong>Possible bot:</strong> {botCheck} Nothing was sent to the address it gave.
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <VerdictButton lead={lead} verdict="person" label={isSpam ? 'Not spam' : 'Not a bot'} />
        {!isSpam && <VerdictButton lead={lead} verdict="spam" label="Spam" />}
      </div>
    </div>
  )
}

export function VerdictButton({ lead, verdict, label }: { lead: Lead; verdict: Verdict; label: string }) {
  const change = useLeadChange(lead.id)
  const decide = () => change.mutate({ verdict }, { onSuccess: () => void showToast(outcomes[verdict]) })
  return (
    <>
      <Button variant="secondary" size="small" pending={change.isPending} onClick={decide}>
        {label}
      </Button>
      <FailureText error={change.failure} />
    </>
  )
}
