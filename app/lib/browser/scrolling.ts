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
