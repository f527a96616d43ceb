import { createAbout } from './about.ts'
import { createArticles, releasedArticles } from './articles/all-articles.ts'
import { articleCategories } from './articles/article.ts'
import { articlePage, articlesPage } from './articles/article-page.ts'
import { betaFaq, createBeta } from './beta.ts'
import { betaFormIntro, betaQuestions } from './beta-form.ts'
import { createCities, releasedCities } from './cities/all-cities.ts'
import { createCityWords } from './cities/city-page.ts'
import { sceneAlts } from './cities/regions.ts'
import { consentVersion, contactConsent, countingNotice, toolkitConsent } from './consents.ts'
import { contactFields } from './contact-fields.ts'
import { examplePlan } from './example-plan.ts'
import { homeFaq } from './faq.ts'
import { home } from './home.ts'
import { createLegalDocuments, releasedLegalDocuments } from './legal/all-legal.ts'
import { legalPage } from './legal/legal-page.ts'
import { createNationalRules, releasedCountryRules } from './national-rules.ts'
import { articleNotFoundPage, notFoundPage } from './not-found-page.ts'
import { pageDates } from './page-dates.ts'
import { bottleneckFixes } from './plan/bottleneck-fixes.ts'
import { exitPlan } from './plan/exit-plan.ts'
import { optimizePlan } from './plan/optimize-plan.ts'
import { planWords } from './plan/plan-words.ts'
import { quizQuestions, rightOnFirstTry } from './quiz.ts'
import { quizComplete, quizPage } from './quiz-page.ts'
import { type Site, site } from './site.ts'
import { siteFrame } from './site-frame.ts'
import { surveys } from './surveys/all-surveys.ts'
import { optionTexts } from './surveys/answer-text.ts'
import { surveyComplete } from './surveys/survey-complete.ts'
import { toolkitPage } from './toolkit-page.ts'
import { createUnsubscribePage } from './unsubscribe-page.ts'
import type { PageDates } from './updated-on.ts'

/** The long texts, as written. */
export const releasedDocuments = {
  articles: releasedArticles,
  cities: releasedCities,
  nationalRules: releasedCountryRules,
  legal: releasedLegalDocuments,
}

export type Documents = typeof releasedDocuments

/** Everything the public pages say. They get it as an argument, so that they can be rendered with other words. */
export const createContent = (site: Site, pageDates: PageDates, documents: Documents = releasedDocuments) => ({
  site,
  siteFrame,
  home,
  homeFaq,
  about: createAbout(site),
  articles: createArticles(site, pageDates, documents.articles),
  articleCategories,
  articlesPage,
  articlePage,
  cities: createCities(site, pageDates, documents.cities),
  cityPage: createCityWords(site),
  sceneAlts,
  nationalRules: createNationalRules(site, pageDates, documents.nationalRules),
  legalDocuments: createLegalDocuments(site, pageDates, documents.legal),
  legalPage,
  surveys,
  optionTexts,
  surveyComplete,
  planWords,
  planData: { exit: exitPlan, optimize: optimizePlan },
  bottleneckFixes,
  examplePlan,
  quizPage,
  quizQuestions,
  rightOnFirstTry,
  quizComplete,
  beta: createBeta(site),
  betaFaq,
  betaFormIntro,
  betaQuestions,
  toolkitPage,
  unsubscribePage: createUnsubscribePage(site),
  notFoundPage,
  articleNotFoundPage,
  contactFields,
  consents: { consentVersion, contactConsent, countingNotice, toolkitConsent },
  pageDates,
})

export type Content = ReturnType<typeof createContent>

/** As written in this folder. */
export const content: Content = createContent(site, pageDates)
