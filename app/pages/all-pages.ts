import type { Page } from '#app/shell/page.ts'
import type { Content } from '#content/all-content.ts'
import { createAboutPage } from './about-page.tsx'
import { createArticlePage } from './articles/article-page.tsx'
import { createArticlesPage } from './articles/articles-page.tsx'
import { createBetaPage } from './beta-page.tsx'
import { createCityPage } from './cities/city-page.tsx'
import { createExamplePlanPage } from './example-plan-page.tsx'
import { createHomePage } from './home-page.tsx'
import { createLegalPage } from './legal/legal-page.tsx'
import { createNationalRulesPage } from './national-rules-page.tsx'
import { createArticleNotFoundPage, createNotFoundPage } from './not-found-page.tsx'
import { createNotesPage } from './notes-page.tsx'
import { createQuizCompletePage } from './quiz-complete.tsx'
import { createQuizPage } from './quiz-page.tsx'
import { createSurveyCompletePage } from './survey-complete.tsx'
import { createSurveyPage } from './survey-page.tsx'
import { createToolkitPage } from './toolkit-page.tsx'
import { createUnsubscribePages } from './unsubscribe-pages.tsx'

/** Every public page. */
export const createPages = (content: Content, renderedOn: string): Page[] => [
  createHomePage(content, renderedOn),
  createExamplePlanPage(content, renderedOn),
  ...content.surveys.flatMap(survey => [createSurveyPage(content, survey), createSurveyCompletePage(content, survey)]),
  createNotesPage(content),
  createQuizPage(content),
  createQuizCompletePage(content),
  createToolkitPage(content),
  createBetaPage(content),
  createArticlesPage(content),
  ...content.articles.map(article => createArticlePage(content, article)),
  createAboutPage(content),
  ...content.cities.map(city => createCityPage(content, city)),
  createNationalRulesPage(content),
  ...content.legalDocuments.map(document => createLegalPage(content, document, renderedOn)),
  ...createUnsubscribePages(content),
  createNotFoundPage(content),
  createArticleNotFoundPage(content),
]
