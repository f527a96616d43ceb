import type { Socket } from 'node:net'
import { visitorOf } from './limits.ts'
import { isPrivate } from './private-address.ts'

/** A browser opens six, and a whole office may share an address. */
export const maxPerVisitor = 200

const banMs = 60_000
const maxBans = 10_000

/** Undefined for an address that may be a proxy's, with many visitors behind it. */
export type VisitorOfSocket = (socket: Socket) => string | undefined

export const publicVisitorOf: VisitorOfSocket = ({ remoteAddress = '' }) => {
  const address = remoteAddress.replace(/%.*$/, '')
  return address === '' || isPrivate(address) ? undefined : visitorOf(address)
}

export function createVisitorConnections(visitorOfSocket: VisitorOfSocket, now = Date.now) {
  const open = new Map<string, Set<Socket>>()
  /** Until when. They end in the order in which they were added. */
  const bans = new Map<string, number>()

  const deleteOldBans = () => {
    for (const [visitor, end] of bans) {
      if (end > now() && bans.size <= maxBans) return
      bans.delete(visitor)
    }
  }

  return {
    accept(socket: Socket) {
      const visitor = visitorOfSocket(socket)
      if (visitor === undefined) return
      const sockets = open.get(visitor) ?? new Set()
      if (sockets.size >= maxPerVisitor || (bans.get(visitor) ?? 0) > now()) return void socket.destroy()
      open.set(visitor, sockets.add(socket))
      socket.once('close', () => {
        sockets.delete(socket)
        if (sockets.size === 0 && open.get(visitor) === sockets) open.delete(visitor)
      })
    },

    /** Also closes the visitor's other connections, before what they have sent is read. */
    ban(socket: Socket) {
      socket.destroy()
      const visitor = visitorOfSocket(socket)
      if (visitor === undefined) return
      for (const other of open.get(visitor) ?? []) other.destroy()
      bans.delete(visitor)
      bans.set(visitor, now() + banMs)
      deleteOldBans()
    },
  }
}
