import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type InlineConfig, type Manifest, build as viteBuild } from 'vite'
import type { createSite } from '#app/create-site.tsx'
import { root } from '#scripts/toolchain.mjs'

export type InlineTexts = Record<'scripts' | 'styles', readonly string[]>

const browser = 'app/main.ts'
const prerender = 'app/prerender/main.ts'
const styles = 'app/public.css'
const fontStyles = 'app/fonts.css'

export async function buildSite(folder: string) {
  const bundle = (build: InlineConfig['build']) =>
    viteBuild({ root, configLoader: 'native', logLevel: 'warn', build: { ...build, emptyOutDir: true } })
  const client = join(folder, 'client')
  const server = join(folder, 'server')
  await bundle({ outDir: client, manifest: 'manifest.json', rolldownOptions: { input: [browser, styles, fontStyles] } })
  const output = { entryFileNames: 'site.js' }
  await bundle({ outDir: server, ssr: prerender, copyPublicDir: false, minify: true, rolldownOptions: { output } })
  const manifest: Manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8'))
  const { default: site } = (await import(pathToFileURL(join(server, 'site.js')).href)) as {
    default: ReturnType<typeof createSite>
  }

  const textOf = (entry: string) => readFile(join(client, manifest[entry]?.file ?? ''), 'utf8')
  const inlined = { styles: await textOf(styles), fonts: await textOf(fontStyles) }
  const inline = new Map<string, InlineTexts>()
  for (const path of site.paths) {
    const page = await site.renderPage(path, { ...inlined, ...filesOf([...site.modulesAt(path), browser], manifest) })
    const file = `${path}/index.html`.slice(1).replace(/^\//, '')
    await write(join(client, file), page.html)
    inline.set(file, page.inline)
  }
  for (const [path, data] of Object.entries(site.pageData))
    await write(join(client, `${path}.json`), JSON.stringify(data))
  for (const [path, text] of Object.entries(site.textFiles)) await write(join(client, path), text)
  for (const leftover of [join(client, 'manifest.json'), server]) await rm(leftover, { recursive: true })
  return inline
}

function filesOf(modules: readonly string[], manifest: Manifest) {
  const seen = new Set<string>()
  const visit = (name: string): Array<Manifest[string]> => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    return [...(chunk.imports ?? []).flatMap(visit), chunk]
  }
  const chunks = modules.flatMap(visit)
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    stylesheets: chunks.flatMap(({ css = [] }) => css.map(file => `/${file}`)),
  }
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
