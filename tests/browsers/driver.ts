export type Driver = {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function's source text in the page. Arguments and result are sent as JSON. */
  call(declaration: string, args: readonly unknown[]): Promise<unknown>
  /** WebDriver and BiDi use the same JSON for input. */
  perform(actions: readonly InputSource[]): Promise<void>
  /** Errors and warnings from the console, if the driver reports them. */
  pageErrors: string[]
  close(): Promise<void>
}

export type InputSource = { id: string; type: 'pointer' | 'key'; actions: ReadonlyArray<Record<string, unknown>> }

export type Size = { width: number; height: number }
