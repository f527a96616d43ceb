import { randomUUID } from 'node:crypto'
// To see it red, turn flushes off: POWER_CUT_PRELOAD=/usr/lib/x86_64-linux-gnu/libeatmydata.so (Debian's eatmydata).
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { ErasureReceipt, LeadSummary } from '#contracts/leads.ts'
import { expectNoTrace, filesIn, readPasswords, withDatabase } from '#tests/support/data-folder.ts'
import { type FormLoad, startFormLoad } from '#tests/support/form-load.ts'
import { formParts } from '#tests/support/forms.ts'
import { cutPower, newDisk, noPowerCutsReason, withPreload } from '#tests/support/power-cuts.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { logInAt } from '#tests/support/server-calls.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

const cuts = 20 * inject('faultCount')
const visitors = 3
const pollMs = 5

const reason = noPowerCutsReason()
if (reason) console.info(reason)

/** The owner writes a note about everyone who has sent all their forms, and erases every second one. */
async function startOwner(origin: string, password: string, { acknowledged }: FormLoad) {
  const authorization = await logInAt(origin, password)
  const done = { notes: [] as string[], erasing: [] as string[], erased: [] as string[] }
  const state = { stopping: false, pausing: false }

  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = { ...authorization, ...(body && { 'content-type': 'application/json' }) }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`${origin}/api/admin/leads${path}`, init)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }

  async function handle(email: string, isErased: boolean) {
    const [lead] = await call<LeadSummary[]>('GET', `?show=all&q=${encodeURIComponent(email)}`)
    if (isErased) {
      done.erasing.push(email)
      const receipt = await call<ErasureReceipt>('DELETE', `/${lead?.id}`)
      expect(receipt.isComplete).toBe(true)
      done.erased.push(email)
    } else {
      const note = `Called ${email}`
      await call('PUT', `/${lead?.id}/notes/${randomUUID()}`, { text: note })
      done.notes.push(note)
    }
  }

  async function work() {
    for (let handled = 0; !state.stopping; ) {
      const complete = [...Map.groupBy(acknowledged, ({ email }) => email)].filter(
        ([, forms]) => forms.length === Object.keys(formParts).length,
      )
      const next = complete[handled]
      if (!next || state.pausing) await sleep(pollMs)
      else await handle(next[0], handled++ % 2 === 0)
    }
  }

  const working = work()
  // stop() reports the error. Until then it mustn't be an unhandled rejection.
  working.catch(() => undefined)
  return {
    done,
    state,
    async stop() {
      state.stopping = true
      await working
    },
  }
}

test.skipIf(reason)(`${cuts} power cuts in a storm of forms, notes and erasures lose nothing`, async () => {
  const disk = newDisk()
  onTestFinished(disk.remove)
  const dataDir = join(disk.folder, 'data')
  const server = await startServer({ env: withPreload({ DATA_DIR: dataDir, TRUST_PROXY: '1' }) })
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  const passwords = readPasswords(dataDir)
  let turn: PromiseWithResolvers<void> | undefined
  const load = startFormLoad({
    origin: server.origin,
    visitors,
    waitForRetry: () => sleep(pollMs),
    waitForTurn: async () => turn?.promise,
  })
  const owner = await startOwner(server.origin, passwords[0], load)

  for (let cut = 1; cut <= cuts; cut += 1) {
    // Every third one waits for an erasure.
    const [forms, erasures] = cut % 3 === 0 ? [0, 1] : [cut % 7, 0]
    const target = { forms: load.acknowledged.length + forms, erased: owner.done.erased.length + erasures }
    const isReached = () => load.acknowledged.length >= target.forms && owner.done.erased.length >= target.erased
    await vi.waitUntil(isReached, { timeout: 120_000, interval: 1 })
    await cutPower(disk, [server.child], async copy => {
      // The server stands still, and what's sent from now on isn't on this disk.
      turn = Promise.withResolvers()
      owner.state.pausing = true
      const { notes, erasing, erased } = structuredClone(owner.done)
      const [sent, acknowledged] = [[...load.sent], [...load.acknowledged]]
      expect(readPasswords(copy)).toEqual(passwords)
      expectNoTrace(filesIn(copy), erased)
      await withDatabase(copy, async read => {
        const { faults, missingFrom } = await readStoredForms(read, sent)
        expect(faults).toEqual([])
        expect(missingFrom(acknowledged.filter(({ email }) => !erasing.includes(email)))).toEqual([])
        expect(missingFrom(acknowledged.filter(({ email }) => erased.includes(email)))).toHaveLength(3 * erased.length)
        const stored = await read.selectFrom('lead_notes').select('text').execute()
        const texts = new Set(stored.map(({ text }) => text))
        expect(notes.filter(note => !texts.has(note))).toEqual([])
      })
    })
    turn?.resolve()
    turn = undefined
    owner.state.pausing = false
  }
  await Promise.all([load.stop(), owner.stop()])
  const { notes, erased } = owner.done
  console.info(
    `${cuts} power cuts: ${load.acknowledged.length} forms acknowledged, ${erased.length} people erased, ${notes.length} notes`,
  )
})
