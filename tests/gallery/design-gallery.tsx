import { type ReactNode, useState } from 'react'
import { Placeholder } from '#app/features/admin/data/query-state.tsx'
import { Dialog } from '#app/features/admin/ui/dialog.tsx'
import type { PageHandle } from '#app/lib/head/page-meta.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { RangeField } from '#app/ui/range-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextWithPicture } from '#app/ui/text-with-picture.tsx'
import { TwoColumnText } from '#app/ui/two-column-text.tsx'
import { Video } from '#app/ui/video.tsx'

/** Every component of the design system in every state. Never part of the production build. */
export const handle: PageHandle = {
  meta: () => [{ title: 'Design gallery' }, { name: 'robots', content: 'noindex' }],
}

export function Component() {
  return (
    <PageSection>
      <PageHeading title="Design gallery" lead="Every component in every state." />
      <div className="mt-10 flex flex-col gap-14">
        <Buttons />
        <Fields />
        <Choices />
        <Overlays />
        <Feedback />
        <Pictures />
      </div>
    </PageSection>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="border-b border-line pb-2 text-heading-2">{title}</h2>
      {children}
    </section>
  )
}

function Buttons() {
  return (
    <Group title="Buttons and links">
      <div className="flex flex-wrap gap-4">
        <Button>Primary</Button>
        <Button variant="strong">Strong</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <Button disabled>Disabled</Button>
        <Button aria-disabled>Unavailable</Button>
        <Button pending>Sending...</Button>
        <Button variant="secondary" size="small">
          Small
        </Button>
      </div>
      <div className="flex flex-wrap gap-4">
        <LinkButton to="/about">Link inside</LinkButton>
        <LinkButton to="https://www.canada.ca" variant="secondary">
          Link outside
        </LinkButton>
      </div>
      <div className="flex flex-wrap gap-3">
        <Badge>Neutral</Badge>
        <Badge tone="accent">Accent</Badge>
        <Badge tone="success">Success</Badge>
        <Badge tone="danger">Danger</Badge>
        <Badge tone="quiet">Quiet</Badge>
      </div>
    </Group>
  )
}

function Fields() {
  return (
    <Group title="Fields">
      <div className="grid gap-6 md:grid-cols-2">
        <TextField label="Full name" name="name" autoComplete="name" placeholder="As on your business card" />
        <TextField label="Email" type="email" hint="We answer within 48 business hours." />
        <TextField label="With an error" defaultValue="nobody" error="Valid email is required" />
        <TextField label="Disabled field" disabled defaultValue="Can't be changed" />
        <PasswordField label="Password" hint="Can be shown while typing." autoComplete="off" />
        <PasswordField label="Wrong password" autoComplete="off" error="Incorrect password. Please try again." />
        <TextArea label="Goals" hint="A sentence or two." />
        <TextArea label="Challenges" error="Please provide at least 10 characters for your challenges" />
        <SelectField
          label="Revenue"
          placeholder="Choose one"
          defaultValue=""
          options={['Under $250K', '$250K–$1M', '$1M–$5M', '$5M+']}
        />
        <SelectField label="Invalid revenue" options={['Yes', 'No']} error="Please select a revenue bracket" />
      </div>
    </Group>
  )
}

function Choices() {
  const [choice, setChoice] = useState('1-2 years')
  const [level, setLevel] = useState(4)
  return (
    <Group title="Choices">
      <div className="grid gap-8 md:grid-cols-2">
        <RadioCards
          label="When do you plan to exit?"
          name="timeline"
          options={['Within 1 year', '1-2 years', '3-5 years', 'Flexible timeline']}
          value={choice}
          onChange={event => setChoice(event.target.value)}
        />
        <RadioCards
          label="Willing to give feedback?"
          name="testify"
          options={['Yes', 'No']}
          error="Please indicate if you're willing to provide feedback"
        />
        <RadioCards
          label="A right answer"
          name="right"
          options={['Chosen', 'Locked']}
          value="Chosen"
          tone="success"
          disabled
        />
        <RadioCards label="A wrong answer" name="wrong" options={['Chosen', 'Open']} value="Chosen" tone="danger" />
        <RangeField
          label="How ready are you?"
          min={1}
          max={10}
          minLabel="Not ready"
          maxLabel="Fully ready"
          value={level}
          onChange={event => setLevel(event.target.valueAsNumber)}
        />
        <div>
          <Checkbox label="Send me my free AI Business Clarity Toolkit" />
          <Checkbox label="Checked at first" defaultChecked />
          <Checkbox label="Can't be checked" disabled />
        </div>
      </div>
      <ProgressBar label="Progress" percent={40} />
    </Group>
  )
}

function Overlays() {
  const [dialogOpen, setDialogOpen] = useState(false)
  return (
    <Group title="Disclosure and overlays">
      <Accordion
        name="gallery"
        items={[
          { title: 'First question', body: 'The first answer.' },
          { title: 'Second question', body: 'The second answer.' },
        ]}
      />
      <div className="flex flex-wrap gap-4">
        <Button variant="secondary" onClick={() => setDialogOpen(true)}>
          View Details
        </Button>
      </div>
      <Dialog open={dialogOpen} onClose={() => setDialogOpen(false)} title="Details">
        <p>All details of this record.</p>
      </Dialog>
    </Group>
  )
}

function Feedback() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('Test error from the gallery.')
  const failure = { title: 'Unable to submit survey', description: 'We encountered a problem.' }
  return (
    <Group title="Feedback">
      <div className="flex flex-wrap gap-4">
        <Button
          variant="secondary"
          onClick={() => showToast({ title: 'Saved', description: 'Your answers are safe.' })}
        >
          Show a toast
        </Button>
        <Button variant="secondary" onClick={() => showToast({ ...failure, variant: 'destructive' })}>
          Show a failure
        </Button>
        <Button variant="danger" onClick={() => setBroken(true)}>
          Break this page
        </Button>
      </div>
      <p>
        <Placeholder className="w-60" />
      </p>
      <EmptyState message="No survey responses yet" />
      <Card title="A card">
        <p>Card content.</p>
      </Card>
    </Group>
  )
}

function Pictures() {
  return (
    <Group title="Pictures and long text">
      <Breadcrumb
        steps={[
          { name: 'Home', path: '/' },
          { name: 'Design gallery', path: '/design' },
        ]}
      />
      <TextWithPicture src="/pictures/thanks.svg" alt="A letter in a mailbox.">
        <p>Text beside a picture.</p>
      </TextWithPicture>
      <TwoColumnText sections={[{ heading: 'A side heading', paragraphs: ['The text beside it.'] }]} />
      <Video
        embedUrl="https://www.youtube-nocookie.com/embed/LPZh9BOjkQs"
        title="A talk"
        poster="/pictures/video-talk.svg"
        caption="What the video shows."
      />
    </Group>
  )
}
