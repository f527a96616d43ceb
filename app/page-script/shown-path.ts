let shownPath = ''

const isAdminPath = /^\/admin(\/|$)/

/** Another page is shown in this document (app/islands/show-next-page.ts). */
export function showsPath(path: string) {
  shownPath = path
}

/** For the browser, the thank-you page and the form's steps share one document, but this one can show only one of them. */
export function reloadForOtherPath() {
  shownPath = location.pathname
  // Its scripts share this one, but its router shows each of its pages, and asks before unsaved text is left.
  if (isAdminPath.test(shownPath)) return
  addEventListener('popstate', () => {
    if (location.pathname !== shownPath) location.reload()
  })
}
