export const promptListId = 'prompts'
export const promptId = (number: number) => `prompt-${number}`

/** Puts the prompt into the address, so that a tab which the phone dropped in the meantime comes back to it. */
export const rememberPrompt = (number: number) =>
  window.history.replaceState(window.history.state, '', `#${promptId(number)}`)

/** After a reload the browser looked for the place in the address while the page was still locked. */
export const returnToRememberedPrompt = () => document.getElementById(window.location.hash.slice(1))?.scrollIntoView()

/** For links to a place on this page: the router scrolls there, and this takes the keyboard along. */
export const moveFocusTo = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })
