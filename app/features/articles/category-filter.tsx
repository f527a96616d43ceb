import { Form } from 'react-router'
import { classNames } from '#app/lib/class-names.ts'
import { articleCategories } from '#content/articles/article.ts'
import { slugOfCategory } from './chosen-category.ts'

const choices = [
  { label: 'All Articles', slug: '' },
  ...articleCategories.map(category => ({ label: category, slug: slugOfCategory(category) })),
]

/** The choice stands in the address. A form, so that a press before the scripts have arrived is not lost. */
export function CategoryFilter({ chosen }: { chosen: string }) {
  return (
    // One line that scrolls on a phone: wrapped, it would push the articles out of the first screen.
    <Form
      action="/articles"
      preventScrollReset
      aria-label="Filter by category"
      className="flex gap-3 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:py-1 md:flex-wrap"
    >
      {choices.map(({ label, slug }) => (
        <button
          key={label}
          type="submit"
          // No name for all articles: their address has no question mark.
          {...(slug ? { name: 'category', value: slug } : {})}
          aria-pressed={slug === chosen}
          className={classNames(
            'min-h-touch shrink-0 cursor-pointer rounded-pill border-2 px-4 font-semibold focus-visible:rounded-pill',
            slug === chosen
              ? 'border-pine bg-pine text-white'
              : 'border-line bg-white text-pine hover:border-pine hover:bg-pine-soft',
          )}
        >
          {label}
        </button>
      ))}
    </Form>
  )
}
