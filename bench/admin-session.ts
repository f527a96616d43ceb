/** For servers that are started to be measured. */
export const adminPassword = 'a password for measuring'

/** What a call of the administrator needs. */
export async function adminHeaders(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: adminPassword }),
  })
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}
