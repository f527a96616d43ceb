/** For scrolling that a visitor should see happen, unless they asked for less motion. */
export const visibleScroll = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
