let shownPath = ''

/** Another page is shown in this document (app/islands/show-next-page.ts). */
export function showsPath(path: string) {
  shownPath = path
}

/** Such pages share history entries with the form before them, which a document of theirs can't show. */
export function reloadForOtherPath() {
  shownPath = location.pathname
  addEventListener('popstate', () => {
    if (location.pathname !== shownPath) location.reload()
  })
}
