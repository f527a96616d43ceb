import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Place } from './frame-page.ts'

type EditingCardProps = { label: string; place: Place | undefined; children: ReactNode }

/** Next to the text on a wide screen, below the page on a phone. */
export function EditingCard({ label, place, children }: EditingCardProps) {
  const card = useCardPosition(place)
  return (
    <section
      ref={card}
      aria-label={label}
      className="z-20 max-h-full overflow-y-auto border-line bg-white px-5 py-4 shadow-raised max-md:max-h-[70%] max-md:shrink-0 max-md:border-t-2 max-md:border-pine md:absolute md:w-[26rem] md:rounded-card md:border"
    >
      {children}
    </section>
  )
}

const gapPx = 12

/** Keeps the text in view and the card beside it, wherever the page is scrolled. A phone's layout ignores the position. */
function useCardPosition(place: Place | undefined) {
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const box = card.current
    const area = box?.parentElement
    if (!box || !area) return
    const frameWindow = place?.element.ownerDocument.defaultView
    const move = () => {
      const { left, top } = cardPosition(area, box, place)
      box.style.left = `${Math.max(gapPx, Math.min(left, area.clientWidth - box.offsetWidth - gapPx))}px`
      box.style.top = `${Math.max(gapPx, Math.min(top, area.clientHeight - box.offsetHeight - gapPx))}px`
    }
    const show = () => {
      place?.element.scrollIntoView({ block: 'nearest' })
      move()
    }
    show()
    const observer = new ResizeObserver(show)
    observer.observe(area)
    const cardObserver = new ResizeObserver(move)
    cardObserver.observe(box)
    frameWindow?.addEventListener('scroll', move)
    frameWindow?.addEventListener('resize', show)
    return () => {
      observer.disconnect()
      cardObserver.disconnect()
      frameWindow?.removeEventListener('scroll', move)
      frameWindow?.removeEventListener('resize', show)
    }
  }, [place])
  return card
}

/** Below the text if there's room, else above it, else at the bottom of the window. */
function cardPosition(area: Element, card: HTMLElement, place: Place | undefined) {
  const bottom = area.clientHeight - card.offsetHeight - gapPx
  if (!place) return { left: (area.clientWidth - card.offsetWidth) / 2, top: bottom }
  const text = place.element.getBoundingClientRect()
  const above = text.top - gapPx - card.offsetHeight
  const below = text.bottom + gapPx
  return { left: text.left, top: below <= bottom || above < gapPx ? below : above }
}
