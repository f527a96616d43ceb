import { useSearchParams } from 'react-router'
import { useHydrated } from '#app/lib/use-hydrated.ts'

export const slugOfCategory = (category: string) => category.toLowerCase().replace(/[^a-z]+/g, '-')

/** The slug of the category in the URL; empty for all articles. */
export function useChosenCategory() {
  const [search] = useSearchParams()
  // The prerendered page, which React has to match first, doesn't know the URL's search.
  const hydrated = useHydrated()
  return { chosen: (hydrated && search.get('category')) || '', hydrated }
}

/** Does the same to the prerendered list, so that a link to a category shows nothing else at first. */
export const chooseBeforeReact = `{
  const chosen = new URLSearchParams(location.search).get('category');
  if (chosen) {
    for (const item of document.querySelectorAll('[data-category]')) item.hidden = item.dataset.category !== chosen;
    for (const button of document.querySelectorAll('button[aria-pressed]')) button.ariaPressed = String(button.value === chosen);
  }
}`
