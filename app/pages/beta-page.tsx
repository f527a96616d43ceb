import type { ReactNode } from 'react'
import { BetaApplicationForm } from '#app/islands/beta/beta-form.tsx'
import { renderIsland } from '#app/islands/island.tsx'
import { faqData } from '#app/lib/head/structured-data.ts'
import type { Page } from '#app/shell/page.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { PictureSection } from '#app/ui/picture-section.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { TextWithPicture } from '#app/ui/text-with-picture.tsx'
import type { Content } from '#content/all-content.ts'

export function createBetaPage(content: Content): Page {
  const { site, beta, betaFaq, betaFormIntro, betaQuestions, consents } = content
  const { contactConsent, consentVersion } = consents
  const address = { path: '/beta', title: beta.metaTitle, description: beta.metaDescription }
  const form = renderIsland(BetaApplicationForm, {
    intro: betaFormIntro,
    groups: betaQuestions,
    contactConsent,
    consentVersion,
    email: site.email,
  })
  return {
    ...address,
    structuredData: () => [faqData(betaFaq)],
    island: 'beta',
    next: { ...address, body: <BetaApplied words={beta.applied} /> },
    body: <Beta {...{ beta, betaFaq, form }} />,
  }
}

type BetaParts = Pick<Content, 'beta' | 'betaFaq'> & { form: ReactNode }

function Beta({ beta, betaFaq, form }: BetaParts) {
  const { titles } = beta
  return (
    <>
      <PageSection>
        <TextWithPicture src="/pictures/articles/90-day-modernization-plan.svg" alt="" wideOnly>
          <PageHeading above={<Badge tone="accent">{beta.badge}</Badge>} title={beta.title} lead={beta.subtitle}>
            <p className="max-w-text">{beta.results}</p>
            <LinkButton to="#apply">{beta.apply}</LinkButton>
          </PageHeading>
        </TextWithPicture>
      </PageSection>
      <PageSection tone="deep" title={titles.whatYouGet} lead={beta.value}>
        <CardGrid cards={beta.whatYouGet} columns="md:grid-cols-3" />
      </PageSection>
      <PageSection title={titles.why}>
        <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[3fr_2fr]">
          <Prose paragraphs={beta.why} />
          <Card title={beta.guarantee.title} tone="accent">
            <p>{beta.guarantee.text}</p>
          </Card>
        </div>
      </PageSection>
      <PageSection tone="deep" title={titles.whoItsFor}>
        <BulletList items={beta.whoItsFor} />
      </PageSection>
      <PageSection id="apply" width="narrow" title={titles.apply}>
        {form}
      </PageSection>
      <PageSection tone="deep" width="narrow" title={titles.faq}>
        <Accordion name="beta-faq" items={betaFaq.map(({ question, answer }) => ({ title: question, body: answer }))} />
      </PageSection>
    </>
  )
}

function BetaApplied({ words }: { words: Content['beta']['applied'] }) {
  return (
    <PictureSection src="/pictures/thanks.svg" title={words.title} lead={words.lead}>
      <p>{words.note}</p>
      <p hidden data-reply-by>
        {words.replyBy}
      </p>
      <LinkButton to={words.home.to} className="mt-2">
        {words.home.text}
      </LinkButton>
    </PictureSection>
  )
}
