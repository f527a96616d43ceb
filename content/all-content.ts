import { about } from './about.ts'
import { articles } from './articles/all-articles.ts'
import { articleCategories } from './articles/article.ts'
import { articlePage } from './articles/article-page.ts'
import { beta, betaFaq } from './beta.ts'
import { betaFormIntro, betaQuestions } from './beta-form.ts'
import { cities } from './cities/all-cities.ts'
import { cityPage } from './cities/city-page.ts'
import { sceneAlts } from './cities/regions.ts'
import { confirmPage } from './confirm-page.ts'
import { consentVersion, contactConsent, countingNotice, toolkitConsent } from './consents.ts'
import { contactFields } from './contact-fields.ts'
import { homeFaq } from './faq.ts'
import { home } from './home.ts'
import { legalDocuments } from './legal/all-legal.ts'
import { nationalRules } from './national-rules.ts'
import { pageDates } from './page-dates.ts'
import { bottleneckFixes } from './plan/bottleneck-fixes.ts'
import { exitPlan } from './plan/exit-plan.ts'
import { optimizePlan } from './plan/optimize-plan.ts'
import { planWords } from './plan/plan-words.ts'
import { quizQuestions, rightOnFirstTry } from './quiz.ts'
import { quizPage } from './quiz-page.ts'
import { site } from './site.ts'
import { surveys } from './surveys/all-surveys.ts'
import { optionTexts } from './surveys/answer-text.ts'
import { surveyComplete } from './surveys/survey-complete.ts'
import { toolkitPage } from './toolkit-page.ts'
import { unsubscribePage } from './unsubscribe-page.ts'

/** Everything the public pages say. They get it as an argument, so that they can be rendered with other words. */
export const content = {
  site,
  home,
  homeFaq,
  about,
  articles,
  articleCategories,
  articlePage,
  cities,
  cityPage,
  sceneAlts,
  nationalRules,
  legalDocuments,
  surveys,
  optionTexts,
  surveyComplete,
  planWords,
  planData: { exit: exitPlan, optimize: optimizePlan },
  bottleneckFixes,
  quizPage,
  quizQuestions,
  rightOnFirstTry,
  beta,
  betaFaq,
  betaFormIntro,
  betaQuestions,
  toolkitPage,
  unsubscribePage,
  confirmPage,
  contactFields,
  consents: { consentVersion, contactConsent, countingNotice, toolkitConsent },
  pageDates,
}

export type Content = typeof content
