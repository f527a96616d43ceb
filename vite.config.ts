import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { articles } from '#content/articles/all-articles.ts'
import { cities } from '#content/cities/all-cities.ts'
import { citiesServed } from '#content/cities/cities-served.ts'
import { legalDocuments } from '#content/legal/all-legal.ts'
import { surveys } from '#content/surveys/all-surveys.ts'

const slugsOf = (records: ReadonlyArray<{ slug: string }>) => records.map(({ slug }) => slug)

const slugs = {
  articles: slugsOf(articles),
  cities: slugsOf(cities),
  legal: slugsOf(legalDocuments),
  surveys: surveys.map(({ type }) => type),
}

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
    'import.meta.env.CITY_COUNT': citiesServed(slugs.cities).total,
  },
  build: {
    target: ['chrome120', 'edge120', 'firefox128', 'safari17.4', 'ios17.4'],
    // No data URLs, so that pages load only what they use.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // `shared` leaves a public page with 19 files at most, instead of 29. Fewer than 8 would add code of a few pages
          // to every page.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
            { name: 'shared', minShareCount: 8 },
          ],
        },
      },
    },
  },
})
