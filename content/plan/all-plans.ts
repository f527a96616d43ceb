import type { Content } from '#content/all-content.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import { bottleneckPhrases } from './bottleneck-phrases.ts'
import type { ArticleLink, PlanRules } from './plan-rules.ts'

type Words = Pick<Content, 'articles' | 'bottleneckFixes' | 'planData' | 'planWords'>

type Link = { text: string; to: string }

/** With the articles' current titles. An action whose article is gone has no link, and such a question isn't asked. */
export function planRulesOf(
  { articles, bottleneckFixes, planData, planWords }: Words,
  surveyType: SurveyType,
): PlanRules {
  const { actions, questions, ...others } = planData[surveyType]

  function withLink<Rule extends { link?: ArticleLink | Link }>({ link, ...rule }: Rule) {
    if (!link || 'to' in link) return link ? { ...rule, link } : rule
    const article = articles.find(({ slug }) => slug === link.article)
    return article ? { ...rule, link: { text: article.title, to: `/articles/${article.slug}` } } : rule
  }

  return {
    ...others,
    surveyType,
    headline: planWords.headline,
    startWithBottleneck: planWords.startWithBottleneck,
    actions: Object.fromEntries(Object.entries(actions).map(([name, rules]) => [name, rules.map(withLink)])),
    questions: questions
      .filter(({ link }) => !link || articles.some(({ slug }) => slug === link.article))
      .map(withLink),
    bottlenecks: { ...bottleneckFixes, phrases: bottleneckPhrases },
  }
}
