import * as RadixToast from '@radix-ui/react-toast'
import { dismissToast, type ShownToast } from '#app/lib/toast-store.ts'
import { CloseIcon } from './icons.tsx'
import { toastClasses, toastCloseClasses, toastViewportClasses } from './plain-toast.tsx'

const displayTimeMs = 5000
const swipeThresholdPx = 50

export default function ToastRegion({ toast: { id, open, title, description, variant } }: { toast: ShownToast }) {
  return (
    <RadixToast.Provider duration={displayTimeMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      <RadixToast.Root
        open={open}
        onOpenChange={stillOpen => !stillOpen && dismissToast(id)}
        type="foreground"
        className={toastClasses(variant)}
      >
        <div className="grow py-1">
          <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>
          {description && <RadixToast.Description className="mt-1 text-small">{description}</RadixToast.Description>}
        </div>
        <RadixToast.Close aria-label="Close" className={toastCloseClasses}>
          <CloseIcon className="size-5" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport className={toastViewportClasses} />
    </RadixToast.Provider>
  )
}
