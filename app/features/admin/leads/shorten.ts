/** One line of text; where it is cut, at the end of a word if there is one near. */
export function shorten(text: string, longest: number) {
  const line = text.replace(/\s+/g, ' ').trim()
  // By whole characters: half an emoji would be an empty box on the paper.
  const characters = Array.from(line)
  if (characters.length <= longest) return line
  const start = characters.slice(0, longest - 1).join('')
  const wordEnd = start.lastIndexOf(' ')
  const whole = wordEnd > start.length * 0.7 ? start.slice(0, wordEnd) : start
  return `${whole.replace(/[\s.,;:]+$/, '')}…`
}
