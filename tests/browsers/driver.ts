/** The few WebDriver commands that the tests need. */
export type Driver = {
  /** Opens a URL and waits for the load event. */
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Calls a function, given as text, in the page. Arguments and result are sent as JSON. */
  call(declaration: string, args: readonly unknown[]): Promise<unknown>
  /** Pointer and key input; both standards use the same JSON. */
  perform(actions: readonly InputSource[]): Promise<void>
  /** Console errors and warnings, if the browser's driver reports them. */
  complaints: string[]
  close(): Promise<void>
}

export type InputSource = { id: string; type: 'pointer' | 'key'; actions: ReadonlyArray<Record<string, unknown>> }

export type Size = { width: number; height: number }
