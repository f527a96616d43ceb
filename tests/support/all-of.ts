/** Like `Promise.all`, but waits for all of them before it fails, so that none runs into the next test. */
export async function allOf(...works: Promise<unknown>[]) {
  const results = await Promise.allSettled(works)
  const reasons = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  if (reasons.length > 1) throw new AggregateError(reasons, reasons.map(String).join('\n\n'))
  if (reasons.length === 1) throw reasons[0]
}
