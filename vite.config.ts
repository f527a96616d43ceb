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

// Used by most pages or several forms.
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
  // Exposes SITE_URL to the app as import.meta.env.SITE_URL, and nothing else.
  envPrefix: ['SITE_URL'],
  // The scripts read .env where it's needed. Tests must not.
  envDir: false,
  define: {
    // Used in prerendered pages, where the visitor's date isn't known yet.
    'import.meta.env.BUILT_ON': JSON.stringify(new Date().toISOString().slice(0, 10)),
    'import.meta.env.SLUGS': JSON.stringify(slugs),
  },
  build: {
    target: ['chrome120', 'edge120', 'firefox128', 'safari17.4', 'ios17.4'],
    // No data URLs, so that pages load only what they use.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Without groups, a page has up to 25 files, which add 3 KB (gzip).
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
