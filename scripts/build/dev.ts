// `npm run dev`: pages update as their files change, and /api is the real server, reloaded when its files change.
import { mkdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join, resolve } from 'node:path'
import pino from 'pino'
import { createServer, normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { root } from '#scripts/toolchain.mjs'
import { loadPasswords } from '#server/admin/passwords.ts'
import { loadConfig } from '#server/config.ts'
import { contentTypeOf, htmlType } from '#server/site/content-types.ts'
import { startupMessage } from '#server/startup-message.ts'
import { openDatabase } from '#server/storage/open-database.ts'

// New files may hold leads, so only this user may read them.
process.umask(0o077)
const config = loadConfig(process.env)
mkdirSync(config.dataDir, { recursive: true })
const log = pino({ level: config.logLevel })
const passwords = loadPasswords(config)
const database = await openDatabase(config)

type AppModule = typeof import('#server/app.ts')
type App = Awaited<ReturnType<AppModule['buildApp']>>
type RendererModule = typeof import('#app/create-site.tsx')
type ContentModule = typeof import('#content/all-content.ts')

const isServerFile = (file: string) => /[\\/](server|contracts|content)[\\/]/.test(file)
const isServerRequest = ({ method, url = '' }: IncomingMessage) =>
  method === 'POST' || /^\/(api\/|healthz|readyz)/.test(url)

function apiPlugin(): Plugin {
  let app: Promise<App> | undefined
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
        // Vite invalidates the module a moment later; a request before that must not load the old one.
        vite.environments.ssr.moduleGraph.onFileChange(normalizePath(file))
        const before = app
        app = undefined
        before?.then(built => built.close()).catch(() => undefined)
      })
      vite.middlewares.use(async (request, response, next) => {
        if (!isServerRequest(request)) return next()
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

function pagesPlugin(): Plugin {
  return {
    name: 'pages',
    configureServer: vite => () => {
      vite.middlewares.use(async (request, response, next) => {
        try {
          const { createSite } = (await vite.ssrLoadModule('/app/create-site.tsx')) as RendererModule
          const { content } = (await vite.ssrLoadModule('/content/all-content.ts')) as ContentModule
          const renderedOn = new Date().toISOString().slice(0, 10)
          const site = createSite(content, { siteUrl: config.siteUrl, renderedOn })
          const path = new URL(request.url ?? '/', 'http://localhost').pathname
          const text = site.textFiles[path]?.()
          response
            .setHeader('content-type', text === undefined ? htmlType : (contentTypeOf(path) ?? ''))
            .end(text ?? (await vite.transformIndexHtml(path, site.renderInDev(path))))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

/** Leads, passwords and the server's own code, besides what Vite denies by default. */
const privateFolders = [join(root, '.git'), join(root, 'data'), join(root, 'server'), config.dataDir, config.backupDir]
const patternOf = (folder: string) => `${normalizePath(resolve(folder)).replace(/[^\w/:.-]/g, '\\$&')}/**`
const deny = ['.env', '.env.*', '*.{crt,pem}', '*.db*', ...privateFolders.map(patternOf)]

const vite = await createServer({
  root,
  configLoader: 'native',
  plugins: [apiPlugin(), pagesPlugin()],
  server: { port: config.port, host: config.host, strictPort: true, fs: { deny } },
  // Pre-bundles every package, because one found late would reload the page.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  clearScreen: false,
})
await vite.listen()
process.stdout.write(
  startupMessage({
    config,
    passwords,
    port: config.port,
  }),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await vite.close()
    await database.close()
    process.exit(0)
  })
}
