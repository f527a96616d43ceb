export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

const distance = '600px'

export function whenNear(element: Element, task: () => void) {
  const observer = new IntersectionObserver(
    entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) task()
    },
    { rootMargin: distance },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** WebKit scrolls a focused field just to the edge, where the header or a toast covers it. */
export function focusInView(field: HTMLElement | null | undefined) {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
