/** Plays a video in place of its poster, which is a link to YouTube. */
export function playVideo(event: MouseEvent) {
  const poster = (event.target as Element).closest<HTMLAnchorElement>('a[data-embed]')
  if (!poster || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const { embed = '', title = '' } = poster.dataset
  const frame = Object.assign(document.createElement('iframe'), {
    src: `${embed}?autoplay=1&rel=0`,
    title,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    referrerPolicy: 'strict-origin-when-cross-origin',
    className: poster.className,
  })
  poster.replaceWith(frame)
  frame.focus()
}
