import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { withQuery } from '#app/admin/data/use-admin-query.ts'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { countText } from '#app/lib/numbers.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { AnalyticsReport } from '#contracts/analytics-stats.ts'
import type { readTexts, redirectsPath, saveDraft } from '#contracts/words.ts'
import { Disclosure, NumberTable } from './number-table.tsx'

const path: typeof redirectsPath = 'redirects'

type Redirect = AnalyticsReport['redirects'][number]

/** Without `to`, it's removed. */
async function saveRedirect({ from, to }: Partial<Redirect>) {
  const [text] = await callAdmin<typeof readTexts>(withQuery('GET /api/admin/words/texts', { path }))
  if (!text) throw new Error('The redirects are gone.')
  const others = (text.value as Redirect[]).filter(redirect => redirect.from !== from)
  await callAdmin<typeof saveDraft>('PATCH /api/admin/words/drafts', {
    body: { path, value: from && to ? [...others, { from, to }] : others, revision: text.revision },
  })
}

export function MissingPages({ report: { missing, redirects, listed } }: { report: AnalyticsReport }) {
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const saving = useMutation({
    mutationFn: saveRedirect,
    async onSuccess(_saved, { from, to }) {
      const target = to ? `are sent to ${to}` : "aren't sent anywhere now"
      showToast({ title: 'Saved', description: `Visitors who ask for ${from} ${target}` })
      form.current?.reset()
      await queryClient.invalidateQueries()
    },
    onError: () => showToast({ title: "Couldn't save this", description: 'Try again.', variant: 'destructive' }),
  })
  if (missing.length + redirects.length === 0) return
  return (
    <Card className="py-3 max-sm:px-4 max-sm:py-1">
      <Disclosure label={`Pages not found: ${countText(missing.length)}, sent on: ${countText(redirects.length)}`}>
        {missing.length > 0 && (
          <>
            <NumberTable
              caption="Pages not found"
              headings={['Address', 'Times']}
              rows={missing.map(({ page, requests }) => ({ key: page, name: page, cells: [requests] }))}
              top={5}
            />
            <form
              ref={form}
              className="my-5 grid gap-4 sm:flex sm:flex-wrap sm:items-end"
              onSubmit={event => {
                event.preventDefault()
                saving.mutate(Object.fromEntries(new FormData(event.currentTarget)))
              }}
            >
              <SelectField
                label="Visitors who ask for"
                placeholder="Choose an address"
                options={missing.map(({ page }) => page)}
                name="from"
                defaultValue=""
                required
              />
              <SelectField
                label="Send them to …"
                placeholder="Choose a page"
                options={listed}
                name="to"
                defaultValue=""
                required
              />
              <Button type="submit" variant="secondary" pending={saving.isPending}>
                Send them
              </Button>
            </form>
          </>
        )}
        {redirects.length > 0 && (
          <ul aria-label="Sent on to another page" className="mb-3 border-t border-line pt-1 text-small">
            {redirects.map(({ from, to }) => (
              <li key={from} className="flex items-center justify-between gap-3">
                <span className="wrap-anywhere">
                  {from} → {to}
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  className="-me-4"
                  aria-label={`Remove ${from}`}
                  disabled={saving.isPending}
                  onClick={() => saving.mutate({ from })}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </Card>
  )
}
