// Shows notifications of the admin area. It keeps nothing, and no request goes through it.

self.addEventListener('push', event => {
  const { title, text, path, badge } = event.data.json()
  const shown = self.registration.showNotification(title, { body: text, icon: '/icon-512.png', data: path })
  event.waitUntil(Promise.all([shown, navigator.setAppBadge?.(badge)]))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data))
})

/** In a window of its own: another one may have a text that isn't saved. */
async function openPage(path) {
  const { href, origin } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => url === href)
  return open ? open.focus() : self.clients.openWindow(path)
}
