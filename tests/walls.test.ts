import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const forbidden = [
  ['app/routes/a.ts', '#server/app.ts', 'It never reaches into server/'],
  ['app/features/quiz/b.ts', '#app/features/survey/steps.ts', 'never another feature'],
  ['app/features/admin/leads/p.ts', '#app/features/survey/steps.ts', 'never another feature'],
  ['app/ui/c.ts', '#app/features/consent/cookie-banner.tsx', 'ui/ is the design system'],
  ['app/ui/d.ts', '../lib/class-names.ts', 'ui/ is the design system'],
  ['app/lib/e.ts', '#app/ui/button.tsx', 'lib/ is below everything else'],
  ['server/f.ts', '#app/lib/use-today.ts', 'never the pages'],
  ['server/modules/quiz/g.ts', '#server/modules/surveys/survey-service.ts', 'A module never imports another module'],
  ['server/leads/m.ts', '#server/modules/quiz/quiz-routes.ts', 'leads/ is what the modules share'],
  ['server/mail/n.ts', '#server/leads/lead-intake.ts', 'mail/ sends what it is given'],
  ['server/backup/t.ts', '#server/leads/lead-intake.ts', 'nothing of what is in it'],
  ['server/metrics/s.ts', '#server/mail/outbox.ts', 'it knows nobody who tells it'],
  ['server/lists/q.ts', '#server/leads/lead-intake.ts', "it knows nobody's tables"],
  ['contracts/h.ts', '#content/site.ts', 'contracts/ knows nothing but zod'],
  ['content/i.ts', '#server/config.ts', 'it knows neither the pages nor the server'],
] as const

const allowed = [
  ['app/features/quiz/j.ts', '#app/ui/button.tsx'],
  ['app/features/admin/leads/r.ts', '#app/features/admin/session/admin-api.ts'],
  ['app/routes/k.ts', '#app/features/quiz/steps.ts'],
  ['server/modules/quiz/l.ts', '#server/plugins/errors.ts'],
  ['server/backup/u.ts', '#server/db/database.ts'],
  ['server/modules/quiz/o.ts', '#server/leads/lead-intake.ts'],
] as const

test('the linter refuses every import through a wall, says why, and refuses no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'walls-'))
  try {
    for (const file of ['biome.json', '.gitignore']) cpSync(join(root, file), join(folder, file))
    for (const [place, imported] of [...forbidden, ...allowed]) {
      mkdirSync(dirname(join(folder, place)), { recursive: true })
      writeFileSync(join(folder, place), `export { thing } from '${imported}'\n`)
    }
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/biome'),
      ['lint', '--only=style/noRestrictedImports', '--reporter=github'],
      { cwd: folder, encoding: 'utf8' },
    )
    const refusals = stdout.split('\n').filter(line => line.includes('noRestrictedImports'))
    for (const [place, , reason] of forbidden) {
      const refusal = refusals.find(line => line.includes(`/${place},`))
      expect(refusal, place).toContain(reason)
    }
    expect(refusals).toHaveLength(forbidden.length)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
