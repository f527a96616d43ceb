import { Link } from 'react-router'
import { CardWithLink } from '#app/features/home/card-with-link.tsx'
import { WayOfWorking } from '#app/features/home/way-of-working.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { faqData, organizationData, professionalServiceData } from '#app/lib/structured-data.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Video } from '#app/ui/video.tsx'
import { homeFaq } from '#content/faq.ts'
import { home } from '#content/home.ts'
import { site } from '#content/site.ts'

export const meta = () =>
  pageMeta({
    title: `${site.name}: AI, Automation and Exit Planning`,
    // 25 cities are claimed here while 24 have a page: both readings are kept (docs/decisions/0009-two-readings.md).
    description:
      'A free 3-minute assessment for owners who plan to exit or to optimize. AI, automation and exit planning in 25 cities across Canada and the United States.',
    path: '/',
    structuredData: [organizationData(), professionalServiceData(), faqData(homeFaq)],
  })

export default function Home() {
  return (
    <>
      <p className="on-pine bg-pine text-center text-white">
        <Link
          to="/toolkit"
          className="inline-flex min-h-12 items-center gap-2 px-gutter py-2 font-semibold hover:underline"
        >
          Free AI Business Clarity Toolkit
          <ArrowRightIcon className="size-5 shrink-0 text-amber" />
        </Link>
      </p>
      <PageSection air="compact">
        <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr] lg:py-10">
          <PageHeading title={home.title} lead={home.lead}>
            <div className="mt-2 flex w-full flex-col gap-4 sm:flex-row">
              <LinkButton to="/survey/exit" variant="strong" size="large">
                I'm going to exit my business
              </LinkButton>
              <LinkButton to="/survey/optimize" size="large">
                I'm optimizing for the future
              </LinkButton>
            </div>
            <p className="text-small text-ink-soft">Each assessment takes approximately 3 minutes to complete</p>
          </PageHeading>
          <Video {...home.video} poster="/pictures/home-video.svg" first />
        </div>
      </PageSection>
      <PageSection tone="deep" title="Two ways forward">
        <div className="grid gap-6 md:grid-cols-2">
          {home.paths.map(card => (
            <CardWithLink key={card.to} {...card} />
          ))}
        </div>
      </PageSection>
      <PageSection title={home.wayOfWorking.title} lead={home.wayOfWorking.lead}>
        <WayOfWorking steps={home.wayOfWorking.steps} />
      </PageSection>
      <PageSection tone="deep" width="narrow" title="Questions owners ask us">
        <Accordion name="home-faq" items={homeFaq.map(({ question, answer }) => ({ title: question, body: answer }))} />
      </PageSection>
      <PageSection title={home.otherBeginnings.title}>
        <div className="grid gap-6 md:grid-cols-3">
          {home.otherBeginnings.cards.map(card => (
            <CardWithLink key={card.to} {...card} />
          ))}
        </div>
      </PageSection>
    </>
  )
}
