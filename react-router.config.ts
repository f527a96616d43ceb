import type { Config } from '@react-router/dev/config'

// Where a build is made; scripts/build-if-stale.ts moves it to its place when it is complete. The design gallery has a
// folder of its own and is never served by the product.
const isGallery = import.meta.env.MODE === 'gallery'
const buildDirectory = isGallery ? 'build/gallery.new' : 'build/site.new'

// Stand-ins for every unknown address: the first matches the catch-all route, the second the unknown-article route.
const notFoundPages = ['/404', '/articles/404']

export default {
  // Nothing is rendered per request: this only keeps the build from writing a page for addresses that are not prerendered.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildDirectory,
  // One page at a time: rendering keeps one core busy, and each page has 10 s.
  prerender: ({ getStaticPaths }) =>
    isGallery
      ? ['/', '/about', '/design', '/survey/exit', '/survey/exit/complete']
      : [...getStaticPaths(), ...notFoundPages],
} satisfies Config
