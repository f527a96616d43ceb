import { useState } from 'react'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { Button } from '#app/ui/button.tsx'
import type { Draft, discardDrafts, EditablePage, readWords, saveDraft, WordsOverview } from '#contracts/words.ts'
import { OldAndNew } from './changes/old-and-new.tsx'
import { useWordsChange, wordsCall } from './use-words.ts'
import { textPath } from './website-paths.ts'

export function DraftList({ drafts, pages }: Pick<WordsOverview, 'drafts' | 'pages'>) {
  const [discarded, setDiscarded] = useState<Draft>()
  const isListed = drafts.some(({ path }) => path === discarded?.path)
  const box = useFocusWhenGone<HTMLElement>(isListed)
  const byPlace = [...Map.groupBy(drafts, draft => placeOf(draft, pages))]
  if (drafts.length === 0 && !discarded) return null
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="drafts" className="flex flex-col gap-6 outline-none">
      <h2 id="drafts" className="text-heading-text text-pine-deep">
        Your changes
      </h2>
      <div role="status" className="empty:hidden">
        {discarded && !isListed && <Discarded draft={discarded} onRestored={() => setDiscarded(undefined)} />}
      </div>
      {byPlace.map(([place, drafts]) => (
        <section key={place} aria-label={place} className="flex flex-col gap-3">
          <h3 className="text-heading-3 text-pine-deep">{place}</h3>
          <ul className="flex flex-col gap-4">
            {drafts.map(draft => (
              <DraftRow key={draft.path} draft={draft} place={place} onDiscarding={() => setDiscarded(draft)} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

const screens: Readonly<Record<string, string>> = { site: 'Company details', replyTemplates: 'Reply templates' }

/** A page, or the screen for what isn't on one page alone. */
function placeOf({ path, page }: Draft, pages: readonly EditablePage[]) {
  if (path === 'articles') return 'Articles'
  const [part = ''] = path.split('/')
  return screens[part] ?? pages.find(known => known.path === page)?.title ?? page ?? 'Other texts'
}

/** The heading above says it. */
const withoutPlace = (label: string, place: string) =>
  [`${place}: `, `Article “${place}”: `].reduce(
    (text, start) => (text.startsWith(start) ? text.slice(start.length) : text),
    label,
  )

function DraftRow({ draft, place, onDiscarding }: { draft: Draft; place: string; onDiscarding: () => void }) {
  const { path, label, before, after, editedAt, device } = draft
  const { mutate, isPending, isError } = useWordsChange(() =>
    callAdmin<typeof discardDrafts>('POST /api/admin/words/drafts/discard', { body: { path } }),
  )
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-white p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold first-letter:uppercase">{withoutPlace(label, place)}</p>
          <p className="text-small text-ink-soft">
            <RelativeTime at={editedAt} />
            {device && `, ${device}`}
          </p>
        </div>
        <div className="-mx-4.5 flex gap-1">
          <AdminLinkButton to={textPath(draft)} variant="quiet" size="small">
            <span>
              Edit<span className="sr-only"> {label}</span>
            </span>
          </AdminLinkButton>
          <Button
            variant="quiet"
            size="small"
            pending={isPending}
            onClick={() => {
              onDiscarding()
              mutate()
            }}
          >
            <span>
              Discard<span className="sr-only"> {label}</span>
            </span>
          </Button>
        </div>
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {isError && "Couldn't discard it. Please try again."}
      </p>
      <OldAndNew path={path} before={before} after={after} labels={['On the website', 'Your change']} />
    </li>
  )
}

function Discarded({ draft: { path, label, after }, onRestored }: { draft: Draft; onRestored: () => void }) {
  const { mutate, isPending, isError } = useWordsChange(async () => {
    await callAdmin<typeof saveDraft>('PATCH /api/admin/words/drafts', { body: { path, value: after, revision: null } })
    return callAdmin<typeof readWords>(wordsCall)
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-control bg-pine-soft py-1.5 pl-4">
      <p className="wrap-anywhere">{isError ? "Couldn't bring it back. Please try again." : <>Discarded: {label}</>}</p>
      <Button
        variant="quiet"
        size="small"
        pending={isPending}
        onClick={() => mutate(undefined, { onSuccess: onRestored })}
      >
        Undo
      </Button>
    </div>
  )
}
