import { site } from '#content/site.ts'

const commonWords = [
  ...['password', 'passwort', 'motdepasse', 'admin', 'administrator', 'login', 'letmein', 'welcome', 'changeme'],
  ...['secret', 'iloveyou', 'sunshine', 'princess', 'football', 'baseball', 'dragon', 'monkey', 'master'],
  ...['spring', 'summer', 'autumn', 'fall', 'winter', 'january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december', 'qwerty', 'qazwsxedc', 'qazwsx', 'zaqxsw'],
  ...site.name.toLowerCase().split(' '),
]
// The longest first, or "admin" would leave a part of "administrator".
const commonWord = new RegExp(commonWords.sort((a, b) => b.length - a.length).join('|'), 'g')

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz']
const areNeighbors = (one = '', other = '') =>
  one === other || rows.some(row => row.includes(one + other) || row.includes(other + one))

/** A passphrase keeps enough letters; `Summer2026!!` keeps none. */
export function isGuessable(password: string) {
  const text = password.normalize('NFKC').toLowerCase()
  const letters = [...text.replace(/\P{L}/gu, '').replace(commonWord, '')]
  const continuesRow = (index: number) =>
    areNeighbors(letters[index - 2], letters[index - 1]) && areNeighbors(letters[index - 1], letters[index])
  const rest = letters.filter((_, index) => index < 2 || !continuesRow(index))
  return new Set(text).size < 5 || new Set(rest).size < minLetters
}

const minLetters = 3

export const passwordRule = `at least 12 characters long, with ${minLetters} different letters that aren't part of a common word, a season, a month, the site's name or a keyboard row`
