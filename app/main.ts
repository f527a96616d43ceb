// Hot reloading in development; empty in a build.
import '@vitejs/plugin-react/preamble'
import { pages } from './routes.tsx'
import { startApp } from './start-app.tsx'

startApp(pages)
