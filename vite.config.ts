import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { supportedBrowsers } from '#scripts/build/supported-browsers.ts'

const compiledEarly = new Set(['react', 'form', 'survey', 'quiz', 'beta'])

export default defineConfig({
  plugins: [react(), tailwindcss()],
  appType: 'custom',
  // The scripts read .env where it's needed. Tests must not.
  envDir: false,
  // The browser's variant of a package in the Markdown parser uses innerHTML, which the page's policy forbids.
  resolve: { conditions: ['worker', ...defaultClientConditions] },
  build: {
    target: Object.entries(supportedBrowsers).map(([name, version]) => name.replace('safari_ios', 'ios') + version),
    // No data URLs, so that pages load only what they use.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        // Chromium compiles these beside the main thread while they load, not function by function while a form becomes ready.
        postBanner: ({ name }) => (compiledEarly.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          groups: [
            // Alone, because `form` would take what it shares with islands along.
            { name: 'page', test: /app[\\/]page-script[\\/]/, priority: 3 },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            // What several islands use, without what only plans need. Without it, each would load a dozen small files.
            { name: 'form', test: /app[\\/](islands|lib|ui)[\\/](?!plan)/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
})
