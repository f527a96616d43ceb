import { companyData, faqData, websiteData } from '#app/lib/head/structured-data.ts'
import { PlanSteps } from '#app/plan/plan-steps.tsx'
import type { Page } from '#app/shell/page.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Card } from '#app/ui/card.tsx'
import { ArrowRightIcon, CheckIcon } from '#app/ui/icons.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Video } from '#app/ui/video.tsx'
import type { Content } from '#content/all-content.ts'
import { citiesServed } from '#content/cities/cities-served.ts'
import { examplePlanPath } from '#content/example-plan.ts'
import { fillIn } from '#content/fill-in.ts'
import type { Plan } from '#contracts/plan.ts'
import { Assessments } from './assessments.tsx'
import { examplePlanOf } from './example-plan-page.tsx'

/** `renderedOn`: YYYY-MM-DD. The example's dates count from it. */
export function createHomePage(content: Content, renderedOn: string): Page {
  const { site, home, homeFaq, cities } = content
  const { total } = citiesServed(cities.map(({ slug }) => slug))
  return {
    path: '/',
    title: `${site.name}: ${home.metaTitle}`,
    description: fillIn(home.metaDescription, { total }),
    structuredData: urlOf => [companyData(site, urlOf), websiteData(site, urlOf), faqData(homeFaq)],
    likelyNext: { island: 'survey', paths: content.surveys.map(({ type }) => `/survey/${type}`) },
    body: <Home content={content} plan={examplePlanOf(content, renderedOn)} />,
  }
}

function Home({ content, plan }: { content: Content; plan: Plan }) {
  const { siteFrame, home, homeFaq, examplePlan } = content
  return (
    <>
      <p className="on-pine bg-pine text-center text-white print:hidden">
        <a href="/toolkit" className="inline-flex min-h-12 items-center gap-2 px-gutter font-semibold hover:underline">
          {home.toolkitBanner}
          <ArrowRightIcon className="size-5 shrink-0 text-amber" />
        </a>
      </p>
      <PageSection pad="compact">
        <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr] lg:py-10">
          <PageHeading tight title={home.title} lead={home.lead}>
            <p>
              <span className="block font-semibold text-pine-deep">{home.leadIn}</span>
              <span className="text-small text-ink-soft">{home.assessmentTime}</span>
            </p>
            <Assessments home={home} />
            <ul className="flex max-w-text flex-col gap-2 text-small">
              {home.notes.map(note => (
                <li key={note} className="flex gap-2">
                  <CheckIcon className="size-5 shrink-0 text-pine" />
                  {note}
                </li>
              ))}
            </ul>
          </PageHeading>
          <div className="print:hidden">
            <Video {...home.video} notice={siteFrame.videoNotice} poster="/pictures/home-video.svg" eager />
          </div>
        </div>
      </PageSection>
      <PageSection tone="deep" title={examplePlan.onHome.title}>
        <PartOfExamplePlan content={content} plan={plan} />
        <div className="mt-8">
          <Assessments home={home} />
        </div>
      </PageSection>
      <PageSection title={home.wayOfWorking.title}>
        <WayOfWorking steps={home.wayOfWorking.steps} />
      </PageSection>
      <PageSection tone="deep" width="narrow" title={home.faqTitle}>
        <Accordion name="home-faq" items={homeFaq.map(({ question, answer }) => ({ title: question, body: answer }))} />
      </PageSection>
      <PageSection title={home.otherBeginnings.title}>
        <div className="grid gap-6 md:grid-cols-3">
          {home.otherBeginnings.cards.map(({ title, text, to, link }) => (
            <Card key={to} title={title} className="flex flex-col items-start">
              <p className="mb-3 grow text-ink-soft">{text}</p>
              <TextLink to={to}>{link}</TextLink>
            </Card>
          ))}
        </div>
      </PageSection>
    </>
  )
}

/** The first thing to do by each of its first dates. */
function PartOfExamplePlan({ content: { examplePlan }, plan }: { content: Content; plan: Plan }) {
  const firstSteps = plan.steps.slice(0, 2).map(step => ({ ...step, actions: step.actions.slice(0, 1) }))
  return (
    <Card>
      <p className="text-small text-ink-soft">{examplePlan.label}</p>
      <h3 className="mt-2 mb-6 text-heading-3 text-pine-deep">{plan.headline}</h3>
      <PlanSteps steps={firstSteps} />
      <p className="mt-6">
        <TextLink to={examplePlanPath}>{examplePlan.onHome.seeWhole}</TextLink>
      </p>
    </Card>
  )
}

type WayOfWorkingProps = { steps: ReadonlyArray<{ title: string; text: string }> }

function WayOfWorking({ steps }: WayOfWorkingProps) {
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-5 border-t-2 border-amber pt-5 lg:flex-col lg:gap-3">
          <span aria-hidden="true" className="font-display text-heading-2 text-pine">
            {index + 1}
          </span>
          <div>
            <h3 className="text-heading-3 text-pine-deep">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
