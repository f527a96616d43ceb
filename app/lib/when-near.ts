/** About one screen of a phone: enough to fetch something before it is needed, and no more than a scroll ahead. */
const distance = '600px'

/** Runs the task whenever the element comes near the visible part of the page. Returns how to stop watching. */
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
