/** Smooth, unless the visitor prefers reduced motion. */
export const visibleScroll = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
