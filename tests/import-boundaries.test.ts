import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const forbidden = [
  ['app/routes/a.ts', '#server/app.ts', 'app/ may not import server/'],
  ['app/features/quiz/b.ts', '#app/features/survey/steps.ts', 'not another feature'],
  ['app/features/admin/leads/p.ts', '#app/features/survey/steps.ts', 'not another feature'],
  ['app/ui/c.ts', '#app/features/consent/cookie-banner.tsx', 'ui/ may import lib/ only'],
  ['app/ui/d.ts', '../lib/class-names.ts', 'ui/ may import lib/ only'],
  ['app/shell/s.ts', '#app/features/consent/cookie-banner.tsx', 'shell/ may import ui/ and lib/ only'],
  ['app/lib/e.ts', '#app/ui/button.tsx', 'lib/ may not import any other folder of app/'],
  ['server/f.ts', '#app/lib/use-today.ts', 'server/ may not import app/'],
  ['server/db/m.ts', '#server/http/errors.ts', 'server/db/ may import no other folder'],
  ['server/db/migrations/0001-x.ts', '#server/leads/due-date.ts', 'A migration may not import other code'],
  ['server/backup/t.ts', '#server/forms/intake.ts', 'server/backup/ may import db/ only'],
  ['server/metrics/s.ts', '#server/outbox/outbox.ts', 'server/metrics/ may import no other folder'],
  ['server/http/v.ts', '#server/auth/admin-sessions.ts', 'server/http/ may import db/ only'],
  ['server/lists/q.ts', '#server/forms/intake.ts', 'server/lists/ may import db/ and http/ only'],
  ['server/auth/w.ts', '#server/outbox/outbox.ts', 'server/auth/ may import'],
  ['server/outbox/o.ts', '#server/email/addresses.ts', 'server/outbox/ may import'],
  ['server/email/n.ts', '#server/leads/lead-repository.ts', 'server/email/ may import'],
  ['server/analytics/x.ts', '#server/forms/intake.ts', 'server/analytics/ may import'],
  ['server/visits/v.ts', '#server/forms/intake.ts', 'server/visits/ may import'],
  ['server/leads/y.ts', '#server/forms/intake.ts', 'server/leads/ may import'],
  ['server/forms/quiz/g.ts', '#server/privacy/privacy-service.ts', 'server/forms/ may import'],
  ['server/toolkit/z.ts', '#server/forms/intake.ts', 'server/toolkit/ may import'],
  ['server/webhooks/w.ts', '#server/privacy/privacy-service.ts', 'server/webhooks/ may import'],
  ['server/reminders/r.ts', '#server/forms/intake.ts', 'server/reminders/ may import'],
  ['server/privacy/z.ts', '#server/analytics/session-list.ts', 'server/privacy/ may import'],
  ['contracts/h.ts', '#content/site.ts', 'contracts/ may import zod only'],
  ['content/i.ts', '#server/config.ts', 'content/ may not import app/ or server/'],
] as const

const allowed = [
  ['app/features/quiz/j.ts', '#app/ui/button.tsx'],
  ['app/features/admin/leads/r.ts', '#app/features/admin/session/admin-api.ts'],
  ['app/routes/k.ts', '#app/features/quiz/steps.ts'],
  ['server/forms/quiz/l.ts', '#server/http/errors.ts'],
  ['server/backup/u.ts', '#server/db/database.ts'],
  ['server/forms/quiz/o.ts', '#server/forms/intake.ts'],
] as const

test('the linter rejects each forbidden import with a reason and accepts the others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-boundaries-'))
  try {
    for (const file of ['biome.json', '.gitignore']) cpSync(join(root, file), join(folder, file))
    for (const [file, imported] of [...forbidden, ...allowed]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `export { thing } from '${imported}'\n`)
    }
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/biome'),
      ['lint', '--only=style/noRestrictedImports', '--reporter=github'],
      { cwd: folder, encoding: 'utf8' },
    )
    const violations = stdout.split('\n').filter(line => line.includes('noRestrictedImports'))
    for (const [file, , reason] of forbidden) {
      const violation = violations.find(line => line.includes(`/${file},`))
      expect(violation, file).toContain(reason)
    }
    expect(violations).toHaveLength(forbidden.length)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
