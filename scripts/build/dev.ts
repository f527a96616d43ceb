// `npm run dev`: Vite serves app/, and /api is the real server. Node restarts this when another file changes.
import { mkdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join, resolve } from 'node:path'
import pino from 'pino'
import { createServer, normalizePath, type Plugin } from 'vite'
import { content } from '#content/all-content.ts'
import { root } from '#scripts/toolchain.mjs'
import { loadPasswords } from '#server/admin/passwords.ts'
import { buildApp } from '#server/app.ts'
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

const app = await buildApp({ config, database, log, passwords })
await app.ready()

type RendererModule = typeof import('#app/create-site.tsx')

const isServerRequest = ({ method, url = '' }: IncomingMessage) =>
  method === 'POST' || /^\/(api\/|healthz|readyz)/.test(url)

const site: Plugin = {
  name: 'site',
  configureServer(vite) {
    vite.middlewares.use((request, response, next) => {
      if (isServerRequest(request)) app.routing(request, response)
      else next()
    })
    // After Vite's own.
    return () => {
      vite.middlewares.use(async (request, response, next) => {
        try {
          const { createSite } = (await vite.ssrLoadModule('/app/create-site.tsx')) as RendererModule
          const renderedOn = new Date().toISOString().slice(0, 10)
          const { textFiles, renderInDev } = createSite(content, { siteUrl: config.siteUrl, renderedOn })
          const path = new URL(request.url ?? '/', 'http://localhost').pathname
          const text = textFiles[path]?.()
          response
            .setHeader('content-type', text === undefined ? htmlType : (contentTypeOf(path) ?? ''))
            .end(text ?? (await vite.transformIndexHtml(path, renderInDev(path))))
        } catch (error) {
          next(error)
        }
      })
    }
  },
}

/** Leads, passwords and the server's own code, besides what Vite denies by default. */
const privateFolders = [join(root, '.git'), join(root, 'data'), join(root, 'server'), config.dataDir, config.backupDir]
const patternOf = (folder: string) => `${normalizePath(resolve(folder)).replace(/[^\w/:.-]/g, '\\$&')}/**`
const deny = ['.env', '.env.*', '*.{crt,pem}', '*.db*', ...privateFolders.map(patternOf)]

const vite = await createServer({
  root,
  configLoader: 'native',
  plugins: [site],
  server: { port: config.port, host: config.host, strictPort: true, fs: { deny } },
  // Pre-bundles every package, because one found late would reload the page.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  clearScreen: false,
})
await vite.listen()
process.stdout.write(startupMessage({ config, passwords, port: config.port }))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await vite.close()
    await database.close()
    process.exit(0)
  })
}
