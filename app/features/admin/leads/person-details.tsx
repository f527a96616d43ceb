import { useLocation, useSearchParams } from 'react-router'
import { RefreshButton } from '#app/features/admin/lists/refresh-button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { ErasureReceipt, Person } from '#contracts/people.ts'
import { cameFrom } from './back-link.tsx'
import { ConsentList } from './consent-list.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { callSheetPlace } from './lead-addresses.ts'
import { nameOf } from './lead-words.ts'
import { MailList } from './mail-list.tsx'
import { NoteEditor } from './note-editor.tsx'
import { usePerson } from './people-cache.ts'
import { PersonPrivacy } from './person-privacy.tsx'
import { PromisePanel } from './promise-panel.tsx'
import { StatusSelect } from './status-select.tsx'
import { Timeline } from './timeline.tsx'

type PersonDetailsProps = { person: Person; onErased: (receipt: ErasureReceipt) => void }

export function PersonDetails({ person, onErased }: PersonDetailsProps) {
  return (
    <div className="flex flex-col gap-6">
      <PersonHeading person={person} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex flex-col gap-6">
          <Card title="Contact">
            <ContactFacts person={person} />
          </Card>
          <Card title="Where we stand">
            <div className="flex flex-col gap-3">
              <StatusSelect person={person} />
              <PromisePanel person={person} />
            </div>
          </Card>
          <Card title="Our note">
            <NoteEditor person={person} />
          </Card>
        </div>
        <div className="flex flex-col gap-6">
          <Card title="What they did">
            <Timeline person={person} />
          </Card>
          <Card title="Emails">
            <MailList person={person} />
          </Card>
          <Card title="What they agreed to">
            <ConsentList consents={person.consents} />
          </Card>
          <Card title="Their data">
            <PersonPrivacy person={person} onErased={onErased} />
          </Card>
        </div>
      </div>
    </div>
  )
}

const mark = 'self-start rounded-control px-4 py-2 wrap-anywhere'

function PersonHeading({ person }: { person: Person }) {
  const { businessName, suspicion, unsubscribed } = person
  const { refetch } = usePerson(person.id)
  const location = useLocation()
  const [params] = useSearchParams()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-col gap-2">
        <h2 className="text-heading-2 text-pine-deep">
          <bdi>{nameOf(person)}</bdi>
        </h2>
        <p className="text-lead wrap-anywhere text-ink-soft">
          <bdi>{businessName}</bdi>
        </p>
        {suspicion && (
          <p className={`${mark} bg-danger-soft text-danger`}>
            <strong>Suspected program:</strong> {suspicion}
          </p>
        )}
        {unsubscribed && (
          <p className={`${mark} bg-amber-soft`}>
            <strong>Unsubscribed:</strong> no more email from this website
          </p>
        )}
      </div>
      <div className="flex flex-row-reverse gap-3 sm:flex-row">
        <RefreshButton onRefresh={refetch} />
        <LinkButton to={callSheetPlace(params)} state={cameFrom(location)}>
          Call sheet
        </LinkButton>
      </div>
    </div>
  )
}
