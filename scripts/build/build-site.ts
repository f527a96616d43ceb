import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type InlineConfig, type Manifest, build as viteBuild } from 'vite'
import type { SiteAssets } from '#app/create-site.tsx'
import { type EntryName, entries } from '#app/entries.ts'
import { root } from '#scripts/toolchain.mjs'

const renderer = 'app/create-site.tsx'
const styles = { public: 'app/public.css', plan: 'app/plan.css', admin: 'app/admin.css' }
const fontStyles = 'app/fonts.css'

/** Scripts, styles and what renders the pages. */
export async function buildSite(folder: string) {
  const bundle = (config: InlineConfig) =>
    viteBuild({
      ...config,
      root,
      configLoader: 'native',
      logLevel: 'warn',
      build: { ...config.build, emptyOutDir: true },
    })
  const client = join(folder, 'client')
  const server = join(folder, 'server')
  const input = {
    ...entries,
    'public-styles': styles.public,
    'plan-styles': styles.plan,
    'admin-styles': styles.admin,
    fonts: fontStyles,
  }
  await bundle({ build: { outDir: client, manifest: 'manifest.json', rolldownOptions: { input } } })
  await bundle({
    // React included, so that it runs without the packages of the build.
    ssr: { noExternal: true },
    // Otherwise it's looked up again and again while rendering, which takes three times as long.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: server,
      ssr: renderer,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'site.js' } },
    },
  })
  const manifest: Manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8'))
  const textOf = (entry: string) => readFile(join(client, manifest[entry]?.file ?? ''), 'utf8')
  const names = Object.keys(entries) as EntryName[]
  const assets: SiteAssets = {
    styles: {
      public: await textOf(styles.public),
      plan: await textOf(styles.plan),
      admin: await textOf(styles.admin),
    },
    fonts: await textOf(fontStyles),
    scripts: Object.fromEntries(names.map(name => [name, scriptsOf(entries[name], manifest)])) as Record<
      EntryName,
      string[]
    >,
  }

  await writeFile(join(server, 'assets.json'), JSON.stringify(assets))
  await rm(join(client, 'manifest.json'))
}

function scriptsOf(entry: string, manifest: Manifest) {
  const seen = new Set<string>()
  const visit = (name: string): Array<Manifest[string]> => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    return [...(chunk.imports ?? []).flatMap(visit), chunk]
  }
  return visit(entry).map(({ file }) => `/${file}`)
}
