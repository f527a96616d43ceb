import { useLocation } from 'react-router'
import { SurveyComplete } from '#app/pages/survey-complete.tsx'
import { SurveyForm } from '#app/islands/survey/survey-form.tsx'
import { type PageHandle, pageMeta, unlistedPageMeta } from '#app/lib/head/page-meta.ts'
import { PageSection } from '#app/ui/page-section.tsx'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { Survey } from '#content/surveys/survey.ts'

// One module for both pages, and no loader: the thank-you page then needs no network and survives a release in between.
function pageAt(pathname: string) {
  const survey = surveys.find(({ type }) => pathname.startsWith(`/survey/${type}`)) as Survey
  return { survey, isComplete: /\/complete\/?$/.test(pathname) }
}

export const handle: PageHandle = {
  meta({ pathname }) {
    const { survey, isComplete } = pageAt(pathname)
    const { type, metaTitle, metaDescription, completeTitle } = survey
    if (!isComplete) return pageMeta({ title: metaTitle, description: metaDescription, path: `/survey/${type}` })
    return unlistedPageMeta({
      title: completeTitle,
      description: `${completeTitle}. Our team reviews your answers within 48 business hours, then sets up a call.`,
      path: `/survey/${type}/complete`,
    })
  },
}

export function Component() {
  const { survey, isComplete } = pageAt(useLocation().pathname)
  if (isComplete) return <SurveyComplete title={survey.completeTitle} />
  return (
    <PageSection width="narrow" pad="compact">
      <h1 className="text-heading-3 text-pine-deep">{survey.title}</h1>
      <p className="mt-1 mb-6 text-small text-ink-soft">{survey.intro}</p>
      <SurveyForm key={survey.type} survey={survey} />
    </PageSection>
  )
}
