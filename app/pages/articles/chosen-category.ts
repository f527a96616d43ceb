import { useSearchParams } from 'react-router'
import { useHydrated } from '#app/lib/browser/use-hydrated.ts'

export const categorySlug = (category: string) => category.toLowerCase().replace(/[^a-z]+/g, '-')

export function useChosenCategory() {
  const [search] = useSearchParams()
  // The first render has to match the prerendered page, which has no query string.
  const hydrated = useHydrated()
  return { chosen: (hydrated && search.get('category')) || '', hydrated }
}

/** Filters the prerendered list, so that a link to a category doesn't flash all articles. */
export const filterBeforeHydration = `{
  const chosen = new URLSearchParams(location.search).get('category');
  if (chosen) {
    for (const item of document.querySelectorAll('[data-category]')) item.hidden = item.dataset.category !== chosen;
    for (const button of document.querySelectorAll('button[aria-pressed]')) button.ariaPressed = String(button.value === chosen);
  }
}`
