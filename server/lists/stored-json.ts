/**
 * JSON from a column. A value that someone damaged must not hide all other leads: it's replaced by one that says so.
 */
export function storedJson<Value>(text: string, unreadable: Value): Value {
  try {
    return JSON.parse(text) as Value
  } catch {
    return unreadable
  }
}
