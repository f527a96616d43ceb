import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { findByPath } from '#app/lib/find-by-path.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { surveys } from '#content/surveys/all-surveys.ts'

export const loader = ({ url }: LoaderFunctionArgs) => findByPath(url, surveys, ({ type }) => `/survey/${type}`)

export const meta: MetaFunction<typeof loader> = ({ loaderData: survey }) =>
  survey
    ? pageMeta({ title: survey.metaTitle, description: survey.metaDescription, path: `/survey/${survey.type}` })
    : []

export default function SurveyPage() {
  const survey = useLoaderData<typeof loader>()
  return (
    <PageSection width="narrow">
      <PageHeading title={survey.title} lead={survey.intro}>
        <p className="font-semibold">What we will ask:</p>
        <ol className="flex list-decimal flex-col gap-2 pl-6 marker:text-pine">
          {survey.questions.map(({ id, question }) => (
            <li key={id}>{question}</li>
          ))}
        </ol>
        <p className="text-ink-soft">The form itself opens here shortly.</p>
        <LinkButton to="/" variant="secondary">
          Back
        </LinkButton>
      </PageHeading>
    </PageSection>
  )
}
