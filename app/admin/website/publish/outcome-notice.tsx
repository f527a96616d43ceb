import type { ReactNode } from 'react'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { editPath } from '#app/admin/website/website-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Draft, Remark } from '#contracts/words.ts'
import type { PublishOutcome } from './use-publish.ts'

type OutcomeNoticeProps = { outcome: PublishOutcome; onConfirm: () => void; onReload: () => Promise<unknown> }

export function OutcomeNotice({ outcome, onConfirm, onReload }: OutcomeNoticeProps) {
  switch (outcome.kind) {
    case 'published': {
      const shown = outcome.drafts.find(({ page }) => page !== null)
      return (
        <Notice tone="success">
          <p className="font-semibold">Published. The live site shows your changes.</p>
          {shown && <TextLink to={changedPlace(shown)}>View the changed page</TextLink>}
        </Notice>
      )
    }
    case 'problems':
      return (
        <Notice tone="danger">
          <p className="font-semibold">Nothing was published yet. Please fix this first:</p>
          <Remarks remarks={outcome.remarks} />
        </Notice>
      )
    case 'warnings':
      return (
        <Notice tone="accent">
          <p className="font-semibold">Please read this again before you publish:</p>
          <Remarks remarks={outcome.remarks} />
          <Button variant="strong" onClick={onConfirm}>
            Publish anyway
          </Button>
        </Notice>
      )
    case 'changed':
      return (
        <Notice tone="accent">
          <p>
            Nothing was published, because the drafts changed in the meantime, here or on another device. The list below
            is up to date now. Please read it and publish again.
          </p>
        </Notice>
      )
    case 'unknown':
      return (
        <Notice tone="accent">
          <p>
            The connection was lost, so we don't know whether your changes were published. If they still appear below in
            a few seconds, they weren't.
          </p>
          <Button variant="secondary" onClick={onReload}>
            Check again
          </Button>
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="danger">
          <p>{outcome.message}</p>
        </Notice>
      )
  }
}

const shownWords = 6

/** The browser scrolls to the first line that's new. */
function changedPlace({ page, before, after }: Draft) {
  const old = new Set(before?.split('\n'))
  const line = after?.split('\n').find(line => line && !old.has(line))
  const words = line
    ?.replace(/^[^:]{1,60}: /, '')
    .split(/\s+/)
    .slice(0, shownWords)
    .join(' ')
  return words ? `${page}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}` : `${page}`
}

const tones = {
  success: 'bg-success-soft text-success',
  accent: 'bg-amber-soft',
  danger: 'bg-danger-soft text-danger',
}

const Notice = ({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) => (
  <div className={classNames('flex flex-col items-start gap-2 rounded-control px-4 py-3', tones[tone])}>{children}</div>
)

const Remarks = ({ remarks }: { remarks: readonly Remark[] }) => (
  <ul className="flex w-full flex-col divide-y divide-line">
    {remarks.map(({ path, page, label, message }) => (
      <li
        key={`${path} ${message}`}
        className="flex flex-col gap-x-6 text-ink sm:flex-row sm:items-center sm:justify-between"
      >
        <p className="py-1.5 wrap-anywhere">
          {label && <span className="font-semibold">{label}: </span>}
          {message}
        </p>
        {path && (
          <AdminTextLink to={editPath({ page, text: path })}>
            Edit<span className="sr-only"> {label}</span>
          </AdminTextLink>
        )}
      </li>
    ))}
  </ul>
)
