export type LimitStore = {
  /** Counts one use; says how many there were in this window, itself included, and when the window ends. */
  take(key: string, windowMs: number): Promise<{ uses: number; windowEndsAt: number }>
  /** Takes one use back. */
  giveBack(key: string): Promise<void>
}
