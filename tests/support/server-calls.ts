export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

export async function logInAt(origin: string, password: string): Promise<{ authorization: string }> {
  const response = await postJson(`${origin}/api/admin/login`, { password })
  if (!response.ok) throw new Error(`Login failed with ${response.status}: ${await response.text()}`)
  const { token } = (await response.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}
