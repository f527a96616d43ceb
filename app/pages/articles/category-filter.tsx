import { categorySlug } from './category-slug.ts'

/** A form with the choice in the URL, so it works before its script has loaded (page-script/article-filter.ts). */
export function CategoryFilter({ categories, all }: { categories: readonly string[]; all: string }) {
  const choices = [
    { label: all, slug: '' },
    ...categories.map(category => ({ label: category, slug: categorySlug(category) })),
  ]
  return (
    // Scrolls sideways on a phone: wrapped, it would push the articles off the first screen.
    <form
      id="article-filter"
      action="/articles"
      aria-label="Filter by category"
      className="relative flex gap-3 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:py-1 md:flex-wrap noscript:hidden"
    >
      {choices.map(({ label, slug }) => (
        <button
          key={label}
          type="submit"
          // No name, so that the URL for all articles has no query.
          {...(slug ? { name: 'category', value: slug } : {})}
          aria-pressed={slug === ''}
          className="min-h-touch shrink-0 cursor-pointer rounded-pill border-2 border-line bg-white px-4 font-semibold text-pine hover:border-pine hover:bg-pine-soft focus-visible:rounded-pill aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-white"
        >
          {label}
        </button>
      ))}
    </form>
  )
}
