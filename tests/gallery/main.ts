import { startApp } from '#app/start-app.tsx'
import { pages } from './pages.ts'

startApp(pages)
