import { pageMeta } from '#app/lib/page-meta.ts'
import { localBusinessData } from '#app/lib/structured-data.ts'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { about } from '#content/about.ts'
import { site } from '#content/site.ts'

export const meta = () =>
  pageMeta({
    title: `About Us | ${site.name}`,
    description:
      'Who we are, what we do and what we believe: a Winnipeg consultancy for AI, automation, modernization and exit planning.',
    path: '/about',
    structuredData: [localBusinessData('/about')],
  })

export default function AboutPage() {
  return (
    <>
      <PageSection>
        <PageHeading title="About Us" lead={about.intro} />
        <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {about.team.map(({ role, text }) => (
            <li key={role}>
              <Card level={2} title={role} className="h-full">
                <p className="text-ink-soft">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection tone="deep" title="What We Do">
        <Prose paragraphs={about.whatWeDo} />
      </PageSection>
      <PageSection title="Our Story">
        <Prose paragraphs={about.story} />
      </PageSection>
      <PageSection tone="pine" title="Our Mission">
        <p className="max-w-text text-lead">{about.mission}</p>
      </PageSection>
      <PageSection title="What we value">
        <div className="grid gap-6 sm:grid-cols-2">
          {about.values.map(({ name, text }) => (
            <Card key={name} title={name}>
              <p className="text-ink-soft">{text}</p>
            </Card>
          ))}
        </div>
      </PageSection>
      <PageSection tone="deep" title="Good to know">
        <div className="grid gap-6 sm:grid-cols-2">
          {about.faq.map(({ question, answer }) => (
            <Card key={question} title={question}>
              <p className="text-ink-soft">{answer}</p>
            </Card>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-6">
          <LinkButton to="/">Start Your Assessment</LinkButton>
          <TextLink to="/winnipeg-manitoba-ai-consultants">AI consultants in Winnipeg, Manitoba</TextLink>
        </div>
      </PageSection>
    </>
  )
}
