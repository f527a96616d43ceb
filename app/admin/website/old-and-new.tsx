import { type Change, diffWordsWithSpace } from 'diff'
import { Fragment } from 'react'

type OldAndNewProps = {
  /** Null if there's none. */
  before: string | null
  after: string | null
  labels?: readonly [before: string, after: string]
}

/** What a text says beside what replaces it. */
export function OldAndNew({ before, after, labels: [oldLabel, newLabel] = ['Before', 'After'] }: OldAndNewProps) {
  const changes = compare(before, after)
  return (
    <dl className="grid gap-3 sm:grid-cols-2 sm:gap-4">
      <Side label={oldLabel} text={before} changes={changes.filter(({ added }) => !added)} />
      <Side label={newLabel} text={after} changes={changes.filter(({ removed }) => !removed)} />
    </dl>
  )
}

const mostMs = 300

/** Something that wasn't there, or isn't anymore, has nothing to compare. */
function compare(before: string | null, after: string | null): Change[] {
  const found = before !== null && after !== null && diffWordsWithSpace(before, after, { timeout: mostMs })
  if (found) return found
  return [
    { value: before ?? '', removed: true, added: false, count: 1 },
    { value: after ?? '', added: true, removed: false, count: 1 },
  ]
}

type SideProps = { label: string; text: string | null; changes: readonly Change[] }

const Side = ({ label, text, changes }: SideProps) => (
  <div className="min-w-0 rounded-control bg-paper px-4 py-3">
    <dt className="mb-1 text-small text-ink-soft">{label}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">
      {!text && (
        <span className="text-small text-ink-soft italic">{text === null ? 'Not on the website' : 'Empty'}</span>
      )}
      {changes.map(({ value, added, removed }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is reordered
        <Fragment key={index}>
          {added ? (
            <ins className="rounded-small bg-success-soft font-semibold text-success underline-offset-3">{value}</ins>
          ) : removed ? (
            <del className="rounded-small bg-danger-soft text-danger">{value}</del>
          ) : (
            shortened(value)
          )}
        </Fragment>
      ))}
    </dd>
  </div>
)

const contextLength = 160

/** What didn't change says nothing, except for what's beside a change. */
function shortened(text: string) {
  const lines = text.split('\n')
  if (lines.length > 3) return [lines[0], '[...]', lines.at(-1)].join('\n')
  return text.length > 3 * contextLength ? `${text.slice(0, contextLength)} [...] ${text.slice(-contextLength)}` : text
}
