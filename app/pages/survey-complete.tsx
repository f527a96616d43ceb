import { renderIsland } from '#app/islands/island.tsx'
import { SentPlan, toPlanId } from '#app/islands/plan/sent-plan.tsx'
import type { Page } from '#app/shell/page.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PictureSection } from '#app/ui/picture-section.tsx'
import type { Content } from '#content/all-content.ts'
import { fillIn } from '#content/fill-in.ts'
import type { Survey } from '#content/surveys/survey.ts'

export function createSurveyCompletePage(content: Content, { type, completeTitle }: Survey): Page {
  const { site, surveyComplete, planWords } = content
  return {
    path: `/survey/${type}/complete`,
    title: completeTitle,
    description: fillIn(surveyComplete.metaDescription, { title: completeTitle }),
    isUnlisted: true,
    island: 'plan',
    body: (
      <>
        <PictureSection src="/pictures/thanks.svg" title={completeTitle} lead={surveyComplete.thanks}>
          <div id={toPlanId} />
          <p>
            {surveyComplete.linkEmailed} {type === 'exit' && surveyComplete.linkNamed}
          </p>
          <h2 className="mt-4 text-heading-2">{surveyComplete.nextTitle}</h2>
          <ol className="flex list-decimal flex-col gap-3 pl-6 marker:font-semibold marker:text-pine">
            {surveyComplete.nextSteps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{site.links.playlist.about}</p>
          <div className="mt-2 flex flex-col gap-4 max-sm:w-full sm:flex-row">
            <LinkButton to={site.links.playlist.url} variant="secondary">
              {surveyComplete.playlist}
            </LinkButton>
            <LinkButton to={surveyComplete.about.to} variant="secondary">
              {surveyComplete.about.text}
            </LinkButton>
          </div>
          <p className="text-small text-ink-soft">{surveyComplete.aboutThisSite}</p>
        </PictureSection>
        <p hidden data-load-failed className="mx-auto max-w-narrow px-gutter pb-section">
          {planWords.loadFailed}
        </p>
        {renderIsland(SentPlan, { words: planWords })}
      </>
    ),
  }
}
