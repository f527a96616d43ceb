/** The oldest versions, by MDN's browser names. The README has the same list. */
export const supportedBrowsers = {
  chrome: '120',
  edge: '120',
  firefox: '130',
  safari: '17.4',
  safari_ios: '17.4',
} as const
