export const promptListId = 'prompts'
export const promptId = (number: number) => `prompt-${number}`

/** Puts the prompt in the URL, so that a tab discarded by the phone reopens there. */
export const rememberPrompt = (number: number) =>
  window.history.replaceState(window.history.state, '', `#${promptId(number)}`)

/** On a reload, the browser looks for the URL's target before the page is unlocked. */
export const returnToRememberedPrompt = () => document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
