import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { articles } from '#content/articles/all-articles.ts'
import { cities } from '#content/cities/all-cities.ts'
import { legalDocuments } from '#content/legal/all-legal.ts'
import { surveys } from '#content/surveys/all-surveys.ts'

const slugsOf = (records: ReadonlyArray<{ slug: string }>) => records.map(({ slug }) => slug)

const slugs = {
  articles: slugsOf(articles),
  cities: slugsOf(cities),
  legal: slugsOf(legalDocuments),
  surveys: surveys.map(({ type }) => type),
}

// What starts every page, what most pages have, and what forms share. The bundler adds what these import.
const sharedModules = [
  /[\\/]app[\\/](main|root|start-app)\./,
  /[\\/]ui[\\/](badge|bullet-list|card|page-heading|prose|text-link|text-with-picture)\./,
  /[\\/]ui[\\/](honeypot-field|no-script-notice|progress-bar|radio-cards|text-field)\./,
  /[\\/]lib[\\/](api|scroll-behavior|use-visitor-form|when-near|head[\\/]page-meta)\./,
  /[\\/]content[\\/](consents|contact-fields)\./,
]

export default defineConfig({
  plugins: [react(), tailwindcss()],
  appType: 'custom',
  // Makes the canonical origin, SITE_URL, readable as import.meta.env.SITE_URL; nothing else of the environment is.
  envPrefix: ['SITE_URL'],
  // Settings come from the process alone: the scripts read .env where it's wanted, and tests don't.
  envDir: false,
  define: {
    // Shown in the prerendered page, where the visitor's own date isn't known yet.
    'import.meta.env.BUILT_ON': JSON.stringify(new Date().toISOString().slice(0, 10)),
    'import.meta.env.SLUGS': JSON.stringify(slugs),
  },
  build: {
    // The oldest supported browsers, as the README lists them.
    target: ['chrome120', 'edge120', 'firefox128', 'safari17.4', 'ios17.4'],
    // Every file keeps its own URL, so that pages carry nothing they don't use.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Left to itself, the bundler makes up to 25 files for a page, which are 3 KB more (gzip) than these.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
            { name: 'main', test: id => sharedModules.some(module => module.test(id)) },
          ],
        },
      },
    },
  },
})
