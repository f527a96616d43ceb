/**
 * Statements of one transaction that need not wait for one another: Postgres gets them in one go. When this ends all of
 * them have ended, whatever came of them, so that none is left to run in somebody else's transaction.
 */
export async function together<Results extends readonly unknown[]>(
  statements: readonly [...{ [Index in keyof Results]: () => Promise<Results[Index]> }],
): Promise<Results> {
  const outcomes = await Promise.allSettled(statements.map(async statement => statement()))
  return outcomes.map(outcome => {
    // The first is the one that failed by itself: Postgres refuses whatever comes after it.
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }) as unknown as Results
}
