import { settingNames } from '#server/config.ts'

export type Misspelled = { name: string; meant: string }

/** Variables that aren't settings but almost have the name of one, such as SMPT_URL. */
export const misspelledSettings = (names: readonly string[]): Misspelled[] =>
  names
    .filter(name => !settingNames.includes(name))
    .flatMap(name => {
      const edits = (setting: string) => editsBetween(name.toUpperCase(), setting)
      const [meant = ''] = settingNames.toSorted((a, b) => edits(a) - edits(b))
      return edits(meant) <= maxEdits(meant) ? [{ name, meant }] : []
    })

/** One in a short name, because HOME isn't HOST. Swapped letters count as two. */
const maxEdits = (setting: string) => (setting.length < 8 ? 1 : 2)

/** The Levenshtein distance: letters to add, remove or replace. */
function editsBetween(from: string, to: string) {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1]
    for (const [column, other] of [...to].entries()) {
      const [left = 0, above = 0, diagonal = 0] = [current[column], previous[column + 1], previous[column]]
      current.push(Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1)))
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}
