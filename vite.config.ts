import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Hands the compiled stylesheet to the prerendering side only: see app/lib/site-styles.ts. */
function siteStyles(): Plugin {
  const id = 'virtual:site-styles'
  const styles = fileURLToPath(new URL('app/styles.css', import.meta.url))
  return {
    name: 'site-styles',
    resolveId: source => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined
      if (this.environment.name === 'client') return 'export default undefined'
      return `export { default } from ${JSON.stringify(`${styles}?inline`)}`
    },
  }
}

export default defineConfig({
  // React Router prerenders in a second Vite that does not inherit the mode of the first.
  ...(process.env.DESIGN_GALLERY ? { mode: 'gallery' } : {}),
  plugins: [siteStyles(), tailwindcss(), reactRouter()],
  // Makes the canonical origin, SITE_URL, readable as import.meta.env.SITE_URL; nothing else of the environment is.
  envPrefix: ['SITE_URL'],
  define: {
    // The day shown where the visitor's own clock is not known yet: in the prerendered page.
    'import.meta.env.BUILT_ON': JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
  build: {
    target: 'baseline-widely-available',
    // Every file keeps its own address, so that pages carry nothing they do not use.
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A page is about 10 files instead of 20, and 4 KB less. Forms, and pieces that bring a library along,
          // stay apart, so that a page which does not use them does not load them.
          groups: [
            { name: 'vendor-react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
            { name: 'vendor-router', test: /node_modules[\\/]react-router[\\/]/, priority: 3 },
            {
              name: 'shared',
              test: /[\\/](content|app[\\/](lib[\\/](?!api|send-lead)|shell|ui[\\/](?!tabs|tooltip|dialog|toast-region|.*field|text-area|radio-cards|checkbox|progress-bar)))/,
              minShareCount: 3,
              // Before the forms, which would otherwise take along what they use of it.
              priority: 2,
            },
            {
              name: 'forms',
              test: /[\\/]app[\\/](lib|ui[\\/](?!tabs|tooltip|dialog|toast-region))/,
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
