/** Following the skip link would add a history entry without the answers or the token. */
export function skipInPlace() {
  document.querySelector('a[href="#main"]')?.addEventListener('click', event => {
    event.preventDefault()
    document.getElementById('main')?.focus()
  })
}
