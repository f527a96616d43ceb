/** Like `Promise.all`, but waits for every promise before it rejects, so none is still running in the next test. */
export async function settleAll(...promises: Promise<unknown>[]) {
  const results = await Promise.allSettled(promises)
  const reasons = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  if (reasons.length > 1) throw new AggregateError(reasons, reasons.map(String).join('\n\n'))
  if (reasons.length === 1) throw reasons[0]
}
