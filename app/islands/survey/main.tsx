import '#app/page-script/main.ts'
import { hydrateIsland } from '#app/islands/hydrate-island.tsx'
import { SurveyForm } from './survey-form.tsx'

hydrateIsland(SurveyForm)
