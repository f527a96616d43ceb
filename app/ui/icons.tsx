import type { ReactNode } from 'react'

type IconProps = { className?: string }

const icon = (drawing: ReactNode) =>
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
export const RefreshIcon = icon(
  <path d="M4 12a8 8 0 0 1 13.7-5.7L20 8.5m0-5v5h-5M20 12a8 8 0 0 1-13.7 5.7L4 15.5m0 5v-5h5" />,
)
export const PhoneIcon = icon(
  <path d="M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z" />,
)
export const SheetIcon = icon(<path d="M6 3h9l4 4v14H6zM14 3v5h5M9.5 12.5h6M9.5 16.5h6" />)
export const ReplyIcon = icon(<path d="M9 5 4 10l5 5m-5-5h9a7 7 0 0 1 7 7v2" />)
