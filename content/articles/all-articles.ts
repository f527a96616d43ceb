import type { Site } from '#content/site.ts'
import { article as ninetyDayModernizationPlan } from './90-day-modernization-plan.ts'
import { article as aBusinessThatRunsWithoutYou } from './a-business-that-runs-without-you.ts'
import { article as aiAnswersAndLocalSearch } from './ai-answers-and-local-search.ts'
import { article as aiVoicesWorthAnOwnersTime } from './ai-voices-worth-an-owners-time.ts'
import type { Article, UnsignedArticle } from './article.ts'
import { article as choosingAnAiAssistant } from './choosing-an-ai-assistant.ts'
import { article as firstProcessToAutomate } from './first-process-to-automate.ts'
import { article as keepingCustomerDataSafeWithAi } from './keeping-customer-data-safe-with-ai.ts'
import { article as recordsABuyerWillAskFor } from './records-a-buyer-will-ask-for.ts'
import { article as threeResearchersCanadaAiMap } from './three-researchers-canada-ai-map.ts'
import { article as websiteFixesThatMakeContactEasier } from './website-fixes-that-make-contact-easier.ts'
import { article as whatAiAgentsCanDo } from './what-ai-agents-can-do.ts'
import { article as zapierMakeOrPowerAutomate } from './zapier-make-or-power-automate.ts'

/** Newest first. */
const unsignedArticles: readonly UnsignedArticle[] = [
  aBusinessThatRunsWithoutYou,
  choosingAnAiAssistant,
  aiAnswersAndLocalSearch,
  whatAiAgentsCanDo,
  aiVoicesWorthAnOwnersTime,
  threeResearchersCanadaAiMap,
  firstProcessToAutomate,
  websiteFixesThatMakeContactEasier,
  keepingCustomerDataSafeWithAi,
  zapierMakeOrPowerAutomate,
  ninetyDayModernizationPlan,
  recordsABuyerWillAskFor,
]

/** The company signs all of them but one, which the owner signs once there's a name. */
export const createArticles = ({ name, owner }: Site): readonly Article[] =>
  unsignedArticles.map(article => ({
    ...article,
    author: (article === aBusinessThatRunsWithoutYou && owner.name) || name,
  }))
