import { PlanView } from '#app/plan/plan-view.tsx'
import type { Page } from '#app/shell/page.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import type { Content } from '#content/all-content.ts'
import { exampleAnswers, examplePlanPath } from '#content/example-plan.ts'
import { planRulesOf } from '#content/plan/all-plans.ts'
import { createPlan } from '#content/plan/create-plan.ts'
import { Assessments } from './assessments.tsx'

export const examplePlanOf = (content: Content, madeOn: string) =>
  createPlan(planRulesOf(content, 'exit'), { answers: exampleAnswers, madeOn })

/** `renderedOn`: YYYY-MM-DD. The plan's dates count from it. */
export function createExamplePlanPage(content: Content, renderedOn: string): Page {
  const { planWords, examplePlan: words } = content
  return {
    path: examplePlanPath,
    title: words.metaTitle,
    description: words.metaDescription,
    showsPlan: true,
    body: (
      <>
        <PageSection>
          <PageHeading title={words.title} lead={words.label} />
        </PageSection>
        <PageSection tone="deep">
          <PlanView
            plan={examplePlanOf(content, renderedOn)}
            words={{ ...planWords, title: words.planTitle, intro: words.about }}
          />
        </PageSection>
        <PageSection tone="pine" title={words.makeYours} print={false}>
          <Assessments home={content.home} />
        </PageSection>
      </>
    ),
  }
}
