export const consentKey = 'cookieConsent'

const findBanner = () => document.getElementById('cookie-banner')

export function showCookieBanner() {
  const banner = findBanner()
  if (!banner) return
  reserveSpace(banner)
  banner.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('button')) return
    storeConsent()
    banner.hidden = true
    // The focused button is gone: move the focus into the page, not to its top.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  banner.hidden = hasConsent()
}

/** Consent may have been given on another page. */
export function hideAcceptedBanner() {
  const banner = findBanner()
  if (banner && hasConsent()) banner.hidden = true
}

/** Pads the page by the banner's height, so that it never hides a focused control or the end of the footer. */
function reserveSpace(banner: HTMLElement) {
  const { documentElement, body } = document
  // Not a custom property: it's inherited, so setting it would recalculate the style of every element.
  new ResizeObserver(() => {
    documentElement.style.scrollPaddingBottom = `calc(${banner.offsetHeight}px + 1rem)`
    body.style.paddingBottom = `${banner.offsetHeight}px`
  }).observe(banner)
}

// If the browser blocks storage, the banner shows again on the next visit.
function hasConsent() {
  try {
    return localStorage.getItem(consentKey) !== null
  } catch {
    return false
  }
}

function storeConsent() {
  try {
    localStorage.setItem(consentKey, 'accepted')
  } catch {
    console.warn("Cookie consent couldn't be stored in this browser.")
  }
}
