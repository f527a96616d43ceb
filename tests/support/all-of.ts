/** Like `Promise.all`, and lets the others come to their end before it fails: what they do is no part of the next test. */
export async function allOf(...works: Promise<unknown>[]) {
  for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') throw result.reason
}
