import { useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { PrintIcon } from '#app/ui/icons.tsx'
import { BackLink } from './back-link.tsx'
import { CallSheetPaper } from './call-sheet-paper.tsx'
import { personPlace } from './lead-addresses.ts'
import { nameOf } from './lead-words.ts'
import { PersonLoader } from './person-loader.tsx'

export function CallSheetView() {
  const [params] = useSearchParams()
  const id = params.get('person') ?? ''
  return (
    <PersonLoader id={id}>
      {person => (
        <div className="mx-auto w-full max-w-[52rem]">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
            <BackLink to={personPlace(params, id)} label={`Back to ${nameOf(person)}`} />
            <Button onClick={() => window.print()}>
              <PrintIcon className="size-5" /> Print
            </Button>
          </div>
          <CallSheetPaper person={person} />
        </div>
      )}
    </PersonLoader>
  )
}
