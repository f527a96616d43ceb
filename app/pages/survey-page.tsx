import { renderIsland } from '#app/islands/island.tsx'
import { SurveyForm } from '#app/islands/survey/survey-form.tsx'
import { surveyProps } from '#app/islands/survey/survey-props.ts'
import type { Page } from '#app/shell/page.ts'
import { PageSection } from '#app/ui/page-section.tsx'
import type { Content } from '#content/all-content.ts'
import type { Survey } from '#content/surveys/survey.ts'
import { createSurveyCompletePage } from './survey-complete.tsx'

export function createSurveyPage(content: Content, survey: Survey): Page {
  const { type, title, metaTitle, metaDescription, intro } = survey
  return {
    path: `/survey/${type}`,
    title: metaTitle,
    description: metaDescription,
    island: 'survey',
    likelyNext: { island: 'plan', paths: [] },
    next: createSurveyCompletePage(content, survey),
    body: (
      <PageSection width="narrow" pad="compact">
        <h1 className="text-heading-3 text-pine-deep">{title}</h1>
        <p className="mt-1 mb-6 text-small text-ink-soft">{intro}</p>
        {renderIsland(SurveyForm, surveyProps(content, survey))}
      </PageSection>
    ),
  }
}
