/** As in app/admin/session/admin-token.ts. */
const adminTokenKey = 'admin_token'

const boxStyle = { position: 'sticky', bottom: '1rem', zIndex: '10', alignSelf: 'center', margin: '1rem' }
const linkStyle = {
  display: 'block',
  padding: '.6rem 1.5rem',
  borderRadius: '999px',
  border: '2px solid #fff',
  background: '#17453c',
  color: '#fff',
  fontWeight: '600',
}

/** Below the header. */
const topPx = 80

/** Which block of the page is at the top of the window, so that the editor opens there. It counts them likewise. */
function firstInView() {
  const blocks = [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd)')]
  return blocks.findIndex(block => block.getBoundingClientRect().bottom > topPx)
}

/** For a logged-in administrator. Directly in `<body>`, so it isn't printed. */
export function showEditLink() {
  // Throws if the browser blocks storage.
  try {
    // A preview of the page is in a frame. The admin area loads this script too.
    if (window !== top || location.pathname.startsWith('/admin') || !localStorage.getItem(adminTokenKey)) return
  } catch {
    return
  }
  const link = document.createElement('a')
  link.textContent = 'Edit this page'
  // A form's thank-you page replaces it in the same document.
  const setAddress = () => {
    const page = encodeURIComponent(location.pathname)
    link.href = `/admin/website/edit?page=${page}&from=${firstInView()}`
  }
  setAddress()
  // Before a click, so that a new tab gets it too.
  link.addEventListener('pointerdown', setAddress)
  link.addEventListener('focus', setAddress)
  Object.assign(link.style, linkStyle)
  const box = document.createElement('aside')
  Object.assign(box.style, boxStyle)
  box.append(link)
  const banner = document.getElementById('cookie-banner')
  if (banner)
    new ResizeObserver(() => {
      box.style.bottom = `calc(${banner.offsetHeight}px + 1rem)`
    }).observe(banner)
  document.body.append(box)
}
