import type { Trouble } from '#server/messages/troubles/trouble.ts'
import type { Handle } from '#server/storage/database.ts'
import { overduePurge } from './privacy-service.ts'

export async function purgeTrouble(read: Handle, now: Date, purge: string): Promise<Trouble | undefined> {
  const reason = await overduePurge(read, now)
  return reason === undefined
    ? undefined
    : {
        title: "Old data isn't being deleted",
        detail: `The server hasn't deleted what the privacy policy promises to. ${reason}`,
        whatToDo: `Ask the person who runs the server to check its clock. If it's right, this command says what's too old and how to delete it: ${purge}`,
      }
}
