/** Following the skip link would replace the token in the address, or add a history entry without the answers. */
export function skipInPlace() {
  document.querySelector('a[href="#main"]')?.addEventListener('click', event => {
    event.preventDefault()
    document.getElementById('main')?.focus()
  })
}
