import { useState } from 'react'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { Button } from '#app/ui/button.tsx'
import type { Conflict, settleConflict, WordsOverview } from '#contracts/words.ts'
import { OldAndNew } from './changes/old-and-new.tsx'
import { useWordsChange } from './use-words.ts'

export function ConflictList({ conflicts }: Pick<WordsOverview, 'conflicts'>) {
  const [settling, setSettling] = useState<string>()
  const box = useFocusWhenGone<HTMLElement>(conflicts.some(({ path }) => path === settling))
  if (conflicts.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="conflicts" className="flex flex-col gap-4 outline-none">
      <div>
        <h2 id="conflicts" className="text-heading-text text-pine-deep">
          The new version has other words here
        </h2>
        <p className="max-w-text text-ink-soft">
          You changed these texts, and so did an upgrade of the website. Visitors see yours until you choose.
        </p>
      </div>
      <ul className="flex flex-col gap-4">
        {conflicts.map(conflict => (
          <ConflictRow key={conflict.path} conflict={conflict} onSettling={() => setSettling(conflict.path)} />
        ))}
      </ul>
    </section>
  )
}

function ConflictRow({ conflict, onSettling }: { conflict: Conflict; onSettling: () => void }) {
  const { path, label, owners, newOriginal } = conflict
  const { mutate, isPending, isError, variables } = useWordsChange((keep: 'owners' | 'original') =>
    callAdmin<typeof settleConflict>('POST /api/admin/words/conflicts', { body: { path, keep } }),
  )
  const choose = (keep: 'owners' | 'original') => {
    onSettling()
    mutate(keep)
  }
  const isSettling = (keep: typeof variables) => isPending && variables === keep
  return (
    <li className="flex flex-col gap-3 rounded-card border border-amber bg-white p-4 shadow-card sm:p-5">
      <p className="font-semibold wrap-anywhere">{label}</p>
      <OldAndNew path={path} before={owners} after={newOriginal} labels={['Yours', 'New']} />
      <p role="alert" className="text-danger empty:hidden">
        {isError && "Couldn't save your choice. Please try again."}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="strong" size="small" pending={isSettling('owners')} onClick={() => choose('owners')}>
          <span>
            Keep mine<span className="sr-only">: {label}</span>
          </span>
        </Button>
        <Button variant="secondary" size="small" pending={isSettling('original')} onClick={() => choose('original')}>
          <span>
            Use the new text<span className="sr-only">: {label}</span>
          </span>
        </Button>
      </div>
    </li>
  )
}
