import { Fragment } from 'react'
import type { Json } from '#content/editing/change.ts'
import { type ComparedEntry, compareValues } from './compare-values.ts'

type OldAndNewProps = {
  path: string
  before: Json | null
  after: Json | null
  labels?: readonly [before: string, after: string]
}

/** A text, a list or an article beside what replaces it. Null if there's none. */
export function OldAndNew({ path, before, after, labels: [oldLabel, newLabel] = ['Before', 'After'] }: OldAndNewProps) {
  // Something that wasn't there, or isn't anymore, has nothing to compare: both sides are the same.
  const compared = compareValues(path, before ?? after ?? '', after ?? before ?? '')
  return (
    <dl className="grid gap-3 sm:grid-cols-2 sm:gap-4">
      <Side label={oldLabel} entries={before === null ? null : compared.before} mark="del" />
      <Side label={newLabel} entries={after === null ? null : compared.after} mark="ins" />
    </dl>
  )
}

const marks = {
  del: 'rounded-small bg-danger-soft text-danger decoration-2',
  ins: 'rounded-small bg-success-soft font-semibold text-success underline decoration-2 underline-offset-3',
}

/** Such as the owner's photo, which isn't public before it's published. */
const isPicture = /^\/(photos|pictures)\/\S+$/

type SideProps = { label: string; entries: readonly ComparedEntry[] | null; mark: 'del' | 'ins' }

const Side = ({ label, entries, mark }: SideProps) => (
  <div className="min-w-0 rounded-control bg-paper px-4 py-3">
    <dt className="mb-1 text-small text-ink-soft">{label}</dt>
    <dd className="flex flex-col gap-2 whitespace-pre-line wrap-anywhere">
      {entries === null ? (
        <Aside>Not on the website</Aside>
      ) : (
        entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may appear twice, and nothing is reordered.
          <Entry key={index} entry={entry} mark={mark} />
        ))
      )}
      {entries?.length === 0 && <Aside>Empty</Aside>}
    </dd>
  </div>
)

function Entry({ entry, mark: Mark }: { entry: ComparedEntry; mark: 'del' | 'ins' }) {
  if ('sameEntries' in entry)
    return <Aside>{entry.sameEntries === 1 ? '1 entry unchanged' : `${entry.sameEntries} entries unchanged`}</Aside>
  const text = entry.parts.map(({ text }) => text).join('')
  if (text === '') return <Aside>Empty</Aside>
  if (isPicture.test(text)) return <Aside>A picture. The preview shows it.</Aside>
  return (
    <p>
      {entry.parts.map(({ text, isChanged }, index) =>
        isChanged ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Fragment key={index}>
            <Mark className={marks[Mark]}>{text.trimEnd()}</Mark>
            {text.slice(text.trimEnd().length)}
          </Fragment>
        ) : (
          text
        ),
      )}
    </p>
  )
}

const Aside = ({ children }: { children: string }) => <p className="text-small text-ink-soft italic">{children}</p>
