import { postJson } from './post-json.ts'

/** Signs in at a server that runs as a process of its own; the headers open every call of the administrator. */
export async function signInAt(origin: string, password: string): Promise<{ authorization: string }> {
  const answer = await postJson(`${origin}/api/admin/login`, { password })
  if (!answer.ok) throw new Error(`Signing in was answered ${answer.status}: ${await answer.text()}`)
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}
