import { useLayoutEffect, useRef } from 'react'

/** Keeps an element as tall as the part of the window that isn't covered by an on-screen keyboard. */
export function useVisibleHeight<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  useLayoutEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const resize = () => {
      if (!box.current) return
      // Someone who zooms in moves around in the whole.
      const isZoomed = viewport.scale > 1.01
      box.current.style.height = isZoomed ? '' : `${viewport.height}px`
      box.current.style.top = isZoomed ? '' : `${viewport.offsetTop}px`
    }
    resize()
    viewport.addEventListener('resize', resize)
    viewport.addEventListener('scroll', resize)
    return () => {
      viewport.removeEventListener('resize', resize)
      viewport.removeEventListener('scroll', resize)
    }
  }, [])
  return box
}
