import { filterArticles } from './article-filter.ts'

/** For the end of the body, so that a link to a category doesn't flash all articles. */
export const filterBeforePaint = `(${filterArticles})()`
