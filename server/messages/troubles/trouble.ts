/** Something that's wrong with the installation, for the dashboard and an email to the team. */
export type Trouble = {
  /** A sentence without its period. */
  title: string
  detail: string
  /** For someone who isn't an engineer. It may end with a command for whoever runs the server. */
  whatToDo: string
}

/** If it throws, nothing is known: an open trouble stays open. */
export type TroubleCheck = {
  /** Stored while the trouble is open. */
  id: string
  /** For `npm run doctor`. */
  name: string
  find(now: Date): Trouble | undefined | Promise<Trouble | undefined>
}
