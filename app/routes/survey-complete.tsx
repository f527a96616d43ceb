import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { findByPath } from '#app/lib/find-by-path.ts'
import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { site } from '#content/site.ts'
import { surveys } from '#content/surveys/all-surveys.ts'

const pathOf = ({ type }: { type: string }) => `/survey/${type}/complete`

export const loader = ({ url }: LoaderFunctionArgs) => {
  const { type, completeTitle } = findByPath(url, surveys, pathOf)
  return { type, completeTitle }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? unlistedPageMeta({
        title: loaderData.completeTitle,
        description: `${loaderData.completeTitle}. Our team reviews your answers within 48 business hours, then books a call.`,
        path: pathOf(loaderData),
      })
    : []

// 5 minutes here, 3 before the survey: both readings are kept (docs/decisions/0009-two-readings.md).
const thanks = 'Thank you for your time and for your candour. Those 5 minutes tell us where to look first.'

const nextSteps = [
  'Our team reviews your answers and your digital footprint, and has your assessment ready within 48 business hours.',
  'We write to you to book a video meeting or a phone call, whichever you prefer.',
  'If you decide to go ahead, you receive an action plan for your business.',
]

export default function SurveyCompletePage() {
  const { completeTitle } = useLoaderData<typeof loader>()
  return (
    <PageSection width="narrow">
      <PageHeading title={completeTitle} lead={thanks}>
        <h2 className="mt-4 text-heading-2">What happens next?</h2>
        <ol className="flex list-decimal flex-col gap-3 pl-6 marker:font-semibold marker:text-pine">
          {nextSteps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="text-small text-ink-soft">
          This site was built with AI, the same way we help businesses like yours.
        </p>
        <div className="mt-2 flex flex-col gap-4 max-sm:w-full sm:flex-row">
          <LinkButton to={site.links.playlist}>Modernization Playlist</LinkButton>
          <LinkButton to="/about" variant="secondary">
            About
          </LinkButton>
        </div>
      </PageHeading>
    </PageSection>
  )
}
