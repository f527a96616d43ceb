/** Whether the visitor is still at this form. The address changes before the page does, so that both are asked. */
export const isStillHere = (form: Element | null, path: string) =>
  form?.isConnected === true && location.pathname.startsWith(path)
