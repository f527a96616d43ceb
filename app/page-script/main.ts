import { filterArticles, filterInPlace } from './article-filter.ts'
import { pressChecklistButton } from './checklist.ts'
import { hideAcceptedBanner, showCookieBanner } from './cookie-banner.ts'
import { showEditLink } from './edit-link.ts'
import { loadAhead } from './load-ahead.ts'
import { closeMenu, closeMenuWhenLeft } from './menu.ts'
import { startPayback } from './payback.ts'
import { showScore } from './show-score.ts'
import { reloadForOtherPath } from './shown-path.ts'
import { showToday } from './today.ts'
import { playVideo } from './video.ts'
import { countVisit } from './visits.ts'

// Runs once per page: every public page loads this module, and the scripts of islands import it.

countVisit()
showToday()
showCookieBanner()
showEditLink()
closeMenuWhenLeft()
filterInPlace()
document.addEventListener('click', playVideo)
document.addEventListener('click', pressChecklistButton)
startPayback()
loadAhead()
reloadForOtherPath()

/** While the page was out of sight, the visitor may have accepted cookies elsewhere, and a new day may have begun. */
function refresh() {
  hideAcceptedBanner()
  showToday()
}

addEventListener('visibilitychange', refresh)
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  refresh()
  closeMenu()
  filterArticles()
})

// An island marks the page as ready itself.
if (!document.getElementById('island')) {
  if (location.pathname === '/quiz/complete' && history.state) showScore(document, history.state)
  document.documentElement.dataset.ready = ''
}
