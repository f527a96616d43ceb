import type { Config } from '@react-router/dev/config'

// The design gallery is built into a folder of its own and never served by the product.
const buildDirectory = import.meta.env.MODE === 'gallery' ? 'build/gallery' : 'build/site'

// Stand-ins for every unknown address: the first matches the catch-all route, the second the unknown-article route.
const notFoundPages = ['/404', '/articles/404']

export default {
  ssr: false,
  buildDirectory,
  prerender: {
    paths: ({ getStaticPaths }) => [...getStaticPaths(), ...notFoundPages],
    concurrency: 4,
  },
} satisfies Config
