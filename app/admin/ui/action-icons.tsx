import { icon } from '#app/ui/icons.tsx'

export const PhoneIcon = icon(
  <path d="M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z" />,
)
export const SheetIcon = icon(<path d="M6 3h9l4 4v14H6zM14 3v5h5M9.5 12.5h6M9.5 16.5h6" />)
export const ReplyIcon = icon(<path d="M9 5 4 10l5 5m-5-5h9a7 7 0 0 1 7 7v2" />)
export const RefreshIcon = icon(
  <path d="M4 12a8 8 0 0 1 13.7-5.7L20 8.5m0-5v5h-5M20 12a8 8 0 0 1-13.7 5.7L4 15.5m0 5v-5h5" />,
)
export const PasskeyIcon = icon(
  <>
    <circle cx="8" cy="8" r="4.5" />
    <path d="m11.2 11.2 8.3 8.3m-3-3 2.5-2.5m-5.2-.2 1.7-1.7" />
  </>,
)
