import type { ReactNode } from 'react'

type IconProps = { className?: string }

export const icon = (drawing: ReactNode) =>
  function Icon({ className }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={className}
      >
        {drawing}
      </svg>
    )
  }

export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />)
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const ChevronDownIcon = icon(<path d="m6 9 6 6 6-6" />)
export const ArrowRightIcon = icon(<path d="M5 12h14m-6-6 6 6-6 6" />)
export const NewTabIcon = icon(<path d="M7 17 17 7M9 7h8v8" />)
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const AlertIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5m0 3.5v.01" />
  </>,
)
export const CopyIcon = icon(
  <>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M5 15H4V6a2 2 0 0 1 2-2h9v1" />
  </>,
)
export const PrintIcon = icon(
  <path d="M7 9V3h10v6M7 18H5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M7 14h10v7H7z" />,
)
export const PlayIcon = icon(<path d="M7 4.5v15l12-7.5z" fill="currentColor" />)
