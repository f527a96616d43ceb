import { useState } from 'react'
import { BetaApplicationForm } from '#app/islands/beta/beta-application-form.tsx'
import { BetaApplied } from '#app/pages/beta-applied.tsx'
import { type PageHandle, pageMeta } from '#app/lib/head/page-meta.ts'
import { faqData } from '#app/lib/head/structured-data.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { TextWithPicture } from '#app/ui/text-with-picture.tsx'
import { beta, betaFaq } from '#content/beta.ts'

export const handle: PageHandle = {
  meta: () =>
    pageMeta({
      title: 'Beta Program: A Free 90-Day AI Roadmap',
      description:
        "A free 90-day AI and automation roadmap for 20 businesses, in exchange for feedback and a testimonial or case study. See who it's for and apply.",
      path: '/beta',
      structuredData: [faqData(betaFaq)],
    }),
}

export function Component() {
  const [applied, setApplied] = useState(false)
  if (applied) return <BetaApplied />
  return (
    <>
      <PageSection>
        <TextWithPicture src="/pictures/articles/90-day-modernization-plan.svg" alt="" wideOnly>
          <PageHeading above={<Badge tone="accent">{beta.badge}</Badge>} title={beta.title} lead={beta.subtitle}>
            <p className="max-w-text">{beta.results}</p>
            <LinkButton to="#apply">Apply Now</LinkButton>
          </PageHeading>
        </TextWithPicture>
      </PageSection>
      <PageSection tone="deep" title="What You'll Get" lead={beta.value}>
        <div className="grid gap-6 md:grid-cols-3">
          {beta.whatYouGet.map(({ title, text }) => (
            <Card key={title} title={title}>
              <p className="text-ink-soft">{text}</p>
            </Card>
          ))}
        </div>
      </PageSection>
      <PageSection title="Why We're Doing This">
        <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[3fr_2fr]">
          <Prose paragraphs={beta.why} />
          <Card title={beta.guarantee.title} tone="accent">
            <p>{beta.guarantee.text}</p>
          </Card>
        </div>
      </PageSection>
      <PageSection tone="deep" title="Who It's For">
        <BulletList items={beta.whoItsFor} />
      </PageSection>
      <PageSection id="apply" width="narrow" title="Apply Now">
        <BetaApplicationForm onApplied={() => setApplied(true)} />
      </PageSection>
      <PageSection tone="deep" width="narrow" title="Beta Program FAQ">
        <Accordion name="beta-faq" items={betaFaq.map(({ question, answer }) => ({ title: question, body: answer }))} />
      </PageSection>
    </>
  )
}
