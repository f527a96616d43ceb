import type { Content } from '#content/all-content.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { ArticleLink, PlanRules } from './plan-rules.ts'

type Words = Pick<Content, 'articles' | 'bottleneckFixes' | 'planData'>

type Link = { text: string; to: string }

/** With the articles' current titles. An action whose article is gone has no link, and such a question isn't asked. */
export function planRulesOf({ articles, bottleneckFixes, planData }: Words, surveyType: SurveyType): PlanRules {
  const { areas, schedules, actions, questions } = planData[surveyType]

  /** One link or none, to be spread into a list. */
  function resolve(link: ArticleLink | Link | undefined): Link[] {
    if (!link || 'to' in link) return link ? [link] : []
    return articles
      .filter(({ slug }) => slug === link.article)
      .map(({ title, slug }) => ({ text: title, to: `/articles/${slug}` }))
  }

  return {
    surveyType,
    areas,
    schedules,
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, rules]) => [
        name,
        rules.map(({ link: written, ...rule }) => {
          const [link] = resolve(written)
          return link ? { ...rule, link } : rule
        }),
      ]),
    ),
    questions: questions.flatMap(rule => resolve(rule.link).map(link => ({ ...rule, link }))),
    fixes: bottleneckFixes,
  }
}
