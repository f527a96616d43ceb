export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Later, because the browser hasn't started reading it yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
