import * as RadixToast from '@radix-ui/react-toast'
import { classNames } from '#app/lib/class-names.ts'
import { CloseIcon } from './icons.tsx'
import { dismissToast, type ShownToast } from './toast-store.ts'

const displayTimeMs = 5000
const swipeThresholdPx = 50

export default function ToastRegion({ toast }: { toast: ShownToast }) {
  const { id, open, title, description, variant } = toast
  return (
    <RadixToast.Provider duration={displayTimeMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      <RadixToast.Root
        open={open}
        onOpenChange={stillOpen => !stillOpen && dismissToast(id)}
        type="foreground"
        className={classNames(
          'toast pointer-events-auto flex items-start gap-3 rounded-card border py-4 pr-2 pl-5 shadow-raised',
          variant === 'destructive' ? 'on-pine border-danger bg-danger text-white' : 'border-line bg-white text-ink',
        )}
      >
        <div className="grow py-1">
          <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>
          {description && <RadixToast.Description className="mt-1 text-small">{description}</RadixToast.Description>}
        </div>
        <RadixToast.Close
          aria-label="Close"
          className="flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-ink/10"
        >
          <CloseIcon className="size-5" />
        </RadixToast.Close>
      </RadixToast.Root>
      {/* Above the cookie banner: a message must not hide behind it. */}
      <RadixToast.Viewport className="fixed right-0 bottom-(--cookie-banner-height,0px) z-50 flex w-full max-w-toast flex-col gap-3 p-4 outline-none" />
    </RadixToast.Provider>
  )
}
