/** A page of this site, or anything at a secure address, without a user name that could hide the real host. */
const usable =
  /^(\/(?!\/)[\w#/.-]*|#[\w-]+|(mailto|tel):[^\s<>"]+|https:\/\/[\p{L}\d.-]+\.[\p{L}\d-]+(:\d+)?([/?#][^\s<>"\\]*)?)$/u
/** Such as example.com/about. */
const withoutScheme = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]|$)/u

/** Undefined if it can't be used. A placeholder such as {email} is filled in later. */
export function usableAddress(typed: string): string | undefined {
  const address = withoutScheme.test(typed) ? `https://${typed}` : typed
  return usable.test(address) ? address : undefined
}

const youTubeVideo =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/watch\?(?:.*&)?v=|youtu\.be\/|www\.youtube(?:-nocookie)?\.com\/embed\/)([\w-]{5,20})(?:[?&].*)?$/

/** Undefined if it isn't a video on YouTube. */
export function embedUrlOf(url: string): string | undefined {
  const id = youTubeVideo.exec(url)?.[1]
  return id && `https://www.youtube-nocookie.com/embed/${id}`
}
