import { spawnSync } from 'node:child_process'
import { pinnedTo } from '#tests/support/processes.ts'

/** What the measurements use when it is there, and do without when it is not. */
export type Tools = {
  nginx: boolean
  wrk: boolean
  /** `taskset` works here and both cores may be used: the servers get one, the load another. */
  pinning: boolean
}

export const serverCore = 0
export const loadCore = 1

const installed = (command: string) => spawnSync(command, ['-v']).error === undefined

function canPinTo(core: number) {
  const [program = '', ...args] = pinnedTo(core, ['true'])
  return spawnSync(program, args).status === 0
}

export const findTools = (): Tools => ({
  nginx: installed('nginx'),
  wrk: installed('wrk'),
  pinning: [serverCore, loadCore].every(canPinTo),
})
