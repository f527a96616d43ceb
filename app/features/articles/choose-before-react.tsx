const code = `(() => {
  const chosen = new URLSearchParams(location.search).get('category');
  if (!chosen) return;
  for (const item of document.querySelectorAll('[data-category]')) item.hidden = item.dataset.category !== chosen;
  for (const button of document.querySelectorAll('button[aria-pressed]')) button.ariaPressed = String(button.value === chosen);
})()`

/**
 * Stands in the prerendered page, behind its list: whoever comes with a category in the address sees it chosen at once,
 * and nothing jumps when React, which then does the same, has arrived.
 */
export function ChooseBeforeReact() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, whose hash the content policy names
  return <script dangerouslySetInnerHTML={{ __html: code }} />
}
