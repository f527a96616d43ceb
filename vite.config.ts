import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { inlineScriptPlugin } from './scripts/vite/inline-script-plugin.ts'
import { pagesPlugin } from './scripts/vite/pages-plugin.ts'
import { sharedFiles } from './scripts/vite/shared-files.ts'
import { stylesPlugin } from './scripts/vite/styles-plugin.ts'

export default defineConfig({
  // React Router prerenders in a second Vite that does not inherit the mode of the first.
  ...(process.env.DESIGN_GALLERY ? { mode: 'gallery' } : {}),
  plugins: [inlineScriptPlugin(), stylesPlugin(), pagesPlugin(), tailwindcss(), reactRouter()],
  // Makes the canonical origin, SITE_URL, readable as import.meta.env.SITE_URL; nothing else of the environment is.
  envPrefix: ['SITE_URL'],
  // Settings come from the process alone: the scripts read .env where it's wanted, and tests don't.
  envDir: false,
  define: {
    // The day shown where the visitor's own clock is not known yet: in the prerendered page.
    'import.meta.env.BUILT_ON': JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
  build: {
    // The oldest supported browsers, as the README lists them.
    target: ['chrome120', 'edge120', 'firefox128', 'safari17.4', 'ios17.4'],
    // Every file keeps its own address, so that pages carry nothing they do not use.
    assetsInlineLimit: 0,
    modulePreload: false,
    cssMinify: 'lightningcss',
    rolldownOptions: {
      output: {
        codeSplitting: { groups: sharedFiles },
      },
    },
  },
})
