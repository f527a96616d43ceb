import { site } from '#content/site.ts'

export const loader = () =>
  Response.json({
    name: site.name,
    short_name: 'Modernize',
    description: site.tagline,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f2',
    theme_color: '#17453c',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  })
