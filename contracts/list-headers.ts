// On its own, without zod: the browser needs the name and not the checks.
/** How many entries a list has in all; its next page is in the Link header. */
export const totalHeader = 'x-total-count'
