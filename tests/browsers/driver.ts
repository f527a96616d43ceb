/** What the tests ask of a browser: the few commands of the WebDriver standards that all of them are made of. */
export type Driver = {
  /** Begins with nothing stored, as in the browser of another visitor. */
  newVisitor(): Promise<void>
  /** Opens an address; resolves when the page has loaded. */
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Calls a function, given as text, in the page. Arguments and result travel as JSON. */
  call(declaration: string, args: readonly unknown[]): Promise<unknown>
  /** Input as a person makes it; the same JSON in both standards. */
  perform(actions: readonly InputSource[]): Promise<void>
  /** What the browser itself has reported so far, where it can. */
  complaints: string[]
  close(): Promise<void>
}

export type InputSource = { id: string; type: 'pointer' | 'key'; actions: ReadonlyArray<Record<string, unknown>> }

export type Size = { width: number; height: number }
