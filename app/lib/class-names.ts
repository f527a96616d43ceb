/** Joins class names and leaves out the ones that do not apply. */
export const classNames = (...names: Array<string | false | null | undefined>) => names.filter(Boolean).join(' ')
