/** Hands a file over to the browser's downloads. */
export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Not at once: the browser has yet to begin reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
