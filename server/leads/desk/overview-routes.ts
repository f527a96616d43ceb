import type { FastifyInstance } from 'fastify'
import { type BackupStatus, readOverview } from '#contracts/overview.ts'
import { recordList } from '#server/admin/audit-log.ts'
import { addCall } from '#server/http/call-route.ts'
import type { MessageRecordOf } from '#server/messages/outbox/message-records.ts'
import { listTroubles } from '#server/messages/troubles/trouble-repository.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { Database } from '#server/storage/database.ts'
import { buildOverview } from './overview.ts'

type Parts = {
  database: Database
  canEmail: boolean
  messageRecordOf: MessageRecordOf
  published: PublishedWords
  backupStatus: () => BackupStatus | null
}

export async function overviewRoutes(app: FastifyInstance, { database, backupStatus, ...parts }: Parts) {
  addCall(app, readOverview, async request => {
    const overview = await buildOverview(database, parts, app.clock.now())
    const troubles = await listTroubles(database.read)
    await recordList(database, request, 'overview.viewed')
    return { ...overview, backup: backupStatus(), troubles }
  })
}
