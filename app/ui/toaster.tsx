import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { dismissToast, type ShownToast, toastStore } from '#app/lib/toast-store.ts'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'

const displayTimeMs = 5000
const swipeThresholdPx = 50
const swipeStartPx = 10

/** A root of its own, so that a toast outlives the form that shows it. Screen readers announce what's added to it. */
export function mountToaster() {
  const host = document.createElement('div')
  host.setAttribute('aria-live', 'assertive')
  document.body.append(host)
  createRoot(host).render(<Toaster />)
}

function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  return toast?.open && <Toast key={toast.id} toast={toast} />
}

/** A popover, so that it's above a dialog. It stays while the pointer or the focus is on it. */
function Toast({ toast: { id, title, description, variant } }: { toast: ShownToast }) {
  const box = useRef<HTMLElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const focusedBefore = useRef<EventTarget>(null)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  useLayoutEffect(() => box.current?.showPopover(), [])
  useEffect(() => {
    if (isHovered || isFocused) return
    const timer = setTimeout(() => dismissToast(id), displayTimeMs)
    return () => clearTimeout(timer)
  }, [id, isHovered, isFocused])
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'F8') closeButton.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const close = () => {
    if (isFocused && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true })
    dismissToast(id)
  }
  return (
    <section
      ref={box}
      popover="manual"
      aria-label="Notifications (F8)"
      className={classNames(
        'toast flex touch-pan-y items-start gap-3 rounded-card border py-4 pr-2 pl-5 shadow-raised',
        variant === 'destructive' ? 'on-pine border-danger bg-danger text-white' : 'border-line bg-white text-ink',
      )}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ relatedTarget }) => {
        if (!isFocused) focusedBefore.current = relatedTarget
        setIsFocused(true)
      }}
      onBlur={() => setIsFocused(false)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      {...useSwipe(() => dismissToast(id))}
    >
      <div className="grow py-1">
        <p className="font-semibold">{title}</p>
        {description && <p className="mt-1 text-small">{description}</p>}
      </div>
      <button
        ref={closeButton}
        type="button"
        aria-label="Close"
        onClick={close}
        className="flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-ink/10"
      >
        <CloseIcon className="size-5" />
      </button>
    </section>
  )
}

/** The toast follows the finger to the right. */
function useSwipe(onSwipe: () => void) {
  const startX = useRef<number>(undefined)
  const distanceTo = ({ clientX }: PointerEvent) =>
    startX.current === undefined ? 0 : Math.max(0, clientX - startX.current)
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    startX.current = undefined
    currentTarget.style.translate = ''
  }
  return {
    onPointerDown: ({ button, clientX }: PointerEvent) => {
      if (button === 0) startX.current = clientX
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget, pointerId } = event
      const distance = distanceTo(event)
      // A press moves a little, too, and the capture would take its click from the button.
      if (distance < swipeStartPx) return
      currentTarget.setPointerCapture(pointerId)
      currentTarget.style.translate = `${distance}px`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (distanceTo(event) >= swipeThresholdPx) onSwipe()
      else end(event)
    },
    onPointerCancel: end,
  }
}
