/** JSON from a column. A damaged value must not hide all other leads. */
export function storedJson<Value>(text: string, unreadable: Value): Value {
  try {
    return JSON.parse(text) as Value
  } catch {
    return unreadable
  }
}
