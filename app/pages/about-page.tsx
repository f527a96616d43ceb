import { Link, useLoaderData } from 'react-router'
import { CityLinks } from '#app/pages/cities/city-links.tsx'
import { type PageHandle, pageMeta } from '#app/lib/head/page-meta.ts'
import { localBusinessData } from '#app/lib/head/structured-data.ts'
import type { AboutData } from '#app/pages/page-data.ts'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { TwoColumnText } from '#app/ui/two-column-text.tsx'
import { about } from '#content/about.ts'
import { site } from '#content/site.ts'

export const handle: PageHandle = {
  meta: () =>
    pageMeta({
      title: `About Us | ${site.name}`,
      description:
        'Who we are, what we do and how we work: a Winnipeg consultancy for AI, automation, modernization and exit planning.',
      path: '/about',
      structuredData: [localBusinessData('/about')],
    }),
}

const { owner } = site

export function Component() {
  const cityLinks = useLoaderData<AboutData>()
  return (
    <>
      <PageSection>
        <PageHeading title="About Us" lead={about.intro} />
        {owner.letter.length > 0 && <OwnersLetter />}
        <h2 className="mt-10 text-heading-2 text-pine-deep">{about.teamTitle}</h2>
        {!about.team.some(({ photo }) => photo) && <p className="mt-2 text-ink-soft">{about.teamNote}</p>}
        <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {about.team.map(({ title, role, text, name, photo, portrait, portraitAlt }, index) => (
            <li key={role}>
              <Card flush className="h-full overflow-hidden">
                <Picture
                  src={photo || `/pictures/team/${portrait}.svg`}
                  alt={photo ? name || role : portraitAlt}
                  shape="portrait"
                  eager={index === 0}
                />
                <div className="p-6">
                  <h3 className="text-heading-3 text-pine-deep">{title}</h3>
                  <p className="mt-1 text-small font-semibold text-ink-soft">{name ? `${name}, ${role}` : role}</p>
                  <p className="mt-2 text-ink-soft">{text}</p>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection tone="deep">
        <TwoColumnText
          sections={[
            { heading: 'What We Do', paragraphs: about.whatWeDo },
            { heading: 'Our Story', paragraphs: about.story },
          ]}
        />
      </PageSection>
      <PageSection tone="pine" title="Our Mission">
        <p className="max-w-text text-lead">{about.mission}</p>
      </PageSection>
      <PageSection title="Our Values">
        <div className="grid gap-6 sm:grid-cols-2">
          {about.values.map(({ name, text }) => (
            <Card key={name} title={name}>
              <p className="text-ink-soft">{text}</p>
            </Card>
          ))}
        </div>
      </PageSection>
      <PageSection tone="deep" title="Good to Know">
        <div className="grid gap-6 sm:grid-cols-2">
          {about.faq.map(({ question, answer }) => (
            <Card key={question} title={question}>
              <p className="text-ink-soft">{answer}</p>
            </Card>
          ))}
        </div>
      </PageSection>
      <PageSection tone="pine" title={about.callToAction.title} lead={about.callToAction.text} print={false}>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <LinkButton to="/">Start Your Assessment</LinkButton>
          <Link
            to="/winnipeg-manitoba-ai-consultants"
            className="inline-flex min-h-touch items-center font-semibold underline underline-offset-4"
          >
            AI consultants in Winnipeg, Manitoba
          </Link>
        </div>
      </PageSection>
      <PageSection
        title={about.whereWeWork.title}
        lead={about.whereWeWork.text(cityLinks.map(({ slug }) => slug))}
        print={false}
      >
        <CityLinks cities={cityLinks} />
      </PageSection>
    </>
  )
}

function OwnersLetter() {
  return (
    <div className="mt-10 max-w-text border-l-4 border-amber pl-5">
      <Prose paragraphs={owner.letter} />
      <p className="mt-4 font-semibold">
        {owner.profile ? <TextLink to={owner.profile}>{owner.name}</TextLink> : owner.name}
      </p>
    </div>
  )
}
