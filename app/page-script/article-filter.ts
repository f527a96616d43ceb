/** Chooses a category without loading the page again, as the form would. */
export function filterInPlace() {
  document.getElementById('article-filter')?.addEventListener('submit', event => {
    event.preventDefault()
    const { value, ariaPressed } = event.submitter as HTMLButtonElement
    if (ariaPressed === 'false') history.pushState(null, '', value ? `?category=${value}` : location.pathname)
    filterArticles()
  })
  addEventListener('popstate', filterArticles)
  // The visitor may have gone back before this script arrived.
  filterArticles()
}

/** Shows the category in the URL. Also inlined into the page as text, so it can't use anything from outside. */
export function filterArticles() {
  const filter = document.getElementById('article-filter')
  if (!filter) return
  const chosen = new URLSearchParams(location.search).get('category') ?? ''
  const articles = [...document.querySelectorAll<HTMLElement>('[data-category]')]
  for (const article of articles) article.hidden = chosen !== '' && article.dataset.category !== chosen
  const { length } = articles.filter(({ hidden }) => !hidden)
  const count = document.querySelector('[data-article-count]')
  const countText = `${length} ${length === 1 ? 'article' : 'articles'}`
  if (count && count.textContent !== countText) count.textContent = countText
  for (const message of document.querySelectorAll<HTMLElement>('[data-no-articles]')) message.hidden = length > 0
  for (const button of filter.querySelectorAll('button')) {
    const pressed = String(button.value === chosen)
    if (button.ariaPressed === pressed) continue
    button.ariaPressed = pressed
    if (button.value === chosen) filter.scrollLeft = button.offsetLeft - (filter.clientWidth - button.offsetWidth) / 2
  }
}
