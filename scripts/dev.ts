// One process for work on the site: Vite renders the pages and reloads them as they change, and /api is the real
// server, taken anew whenever one of its files changes.
import { mkdirSync } from 'node:fs'
import pino from 'pino'
import { createServer, normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { loadPasswords } from '#server/passwords.ts'
import { startupMessage } from '#server/startup-message.ts'

const config = loadConfig(process.env)
mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
const log = pino({ level: config.logLevel })
const passwords = loadPasswords(config)
const database = await openDatabase(config)

type AppModule = typeof import('#server/app.ts')
type App = Awaited<ReturnType<AppModule['buildApp']>>

const isServerFile = (file: string) => /[\\/](server|contracts|content)[\\/]/.test(file)
const isServerRequest = (url = '') => /^\/(api\/|healthz|readyz)/.test(url)

function apiPlugin(): Plugin {
  let app: Promise<App> | undefined
  // Loaded by Vite, so that a changed file is read again without a restart.
  const load = async (vite: ViteDevServer) => {
    const { buildApp } = (await vite.ssrLoadModule('/server/app.ts')) as AppModule
    const built = await buildApp({ config, database, log, passwords })
    await built.ready()
    return built
  }
  return {
    name: 'api',
    configureServer(vite) {
      vite.watcher.on('change', file => {
        if (!isServerFile(file)) return
        // Vite forgets the old file a moment later by itself; a request in that moment must not load it again.
        vite.environments.ssr.moduleGraph.onFileChange(normalizePath(file))
        const before = app
        app = undefined
        before?.then(built => built.close()).catch(() => undefined)
      })
      vite.middlewares.use(async (request, response, next) => {
        if (!isServerRequest(request.url)) return next()
        try {
          app ??= load(vite)
          const built = await app
          built.routing(request, response)
        } catch (error) {
          app = undefined
          next(error)
        }
      })
    },
  }
}

const vite = await createServer({
  plugins: [apiPlugin()],
  server: { port: config.port, host: config.host, strictPort: true },
  // All packages are prepared before the first page, so that none is found late and reloads it.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  clearScreen: false,
})
await vite.listen()
// Figures are for a server that somebody watches.
process.stdout.write(startupMessage({ config: { ...config, metricsPort: undefined }, passwords, port: config.port }))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await vite.close()
    await database.close()
    process.exit(0)
  })
}
