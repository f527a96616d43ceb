import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { SurveyForm } from '#app/features/survey/survey-form.tsx'
import { findByPath } from '#app/lib/find-by-path.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { PageSection } from '#app/ui/page-section.tsx'
import { surveys } from '#content/surveys/all-surveys.ts'

export const loader = ({ url }: LoaderFunctionArgs) => findByPath(url, surveys, ({ type }) => `/survey/${type}`)

/** Steps are entries in the history of one page: its questions need not be fetched again for each. */
export const shouldRevalidate = () => false

export const meta: MetaFunction<typeof loader> = ({ loaderData: survey }) =>
  survey
    ? pageMeta({ title: survey.metaTitle, description: survey.metaDescription, path: `/survey/${survey.type}` })
    : []

export default function SurveyPage() {
  const survey = useLoaderData<typeof loader>()
  return (
    <PageSection width="narrow" air="compact">
      <h1 className="text-heading-3 text-pine-deep">{survey.title}</h1>
      <p className="mt-1 mb-6 text-small text-ink-soft">{survey.intro}</p>
      <SurveyForm key={survey.type} survey={survey} />
    </PageSection>
  )
}
