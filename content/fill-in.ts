type Values = Readonly<Record<string, string | number>>

/** Puts a value in place of each name in braces, such as {city}. A name without a value stays as it is. */
export const fillIn = (template: string, values: Values | ((name: string) => string)) =>
  template.replace(/\{([^{}]+)\}/g, (braces, name: string) => {
    if (typeof values === 'function') return values(name)
    return Object.hasOwn(values, name) ? String(values[name]) : braces
  })
