import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { articleCategories } from '#content/articles/article.ts'
import { categorySlug, type useChosenCategory } from './chosen-category.ts'

const choices = [
  { label: 'All Articles', slug: '' },
  ...articleCategories.map(category => ({ label: category, slug: categorySlug(category) })),
]

/** A real form with the choice in the URL, so it works before hydration. */
export function CategoryFilter({ chosen, hydrated }: ReturnType<typeof useChosenCategory>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => scrollToChosen(form.current, chosen), [chosen])
  return (
    // Scrolls sideways on a phone: wrapped, it would push the articles off the first screen.
    <Form
      ref={form}
      action="/articles"
      preventScrollReset
      aria-label="Filter by category"
      className="relative flex gap-3 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:py-1 md:flex-wrap noscript:hidden"
    >
      {choices.map(({ label, slug }) => (
        <button
          key={label}
          type="submit"
          // No name, so that the URL for all articles has no query.
          {...(slug ? { name: 'category', value: slug } : {})}
          // A string instead of a boolean makes React set it again: filterBeforeHydration may have changed it.
          aria-pressed={hydrated ? `${slug === chosen}` : slug === chosen}
          suppressHydrationWarning
          className="min-h-touch shrink-0 cursor-pointer rounded-pill border-2 border-line bg-white px-4 font-semibold text-pine hover:border-pine hover:bg-pine-soft focus-visible:rounded-pill aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-white"
        >
          {label}
        </button>
      ))}
    </Form>
  )
}

function scrollToChosen(form: HTMLFormElement | null, chosen: string) {
  const button = form?.elements[choices.findIndex(({ slug }) => slug === chosen)]
  if (form && button instanceof HTMLElement)
    form.scrollLeft = button.offsetLeft - (form.clientWidth - button.offsetWidth) / 2
}
