import type { Kysely } from 'kysely'
import type { Database } from '#server/storage/database.ts'

type Row = Record<string, unknown>
type AnyTables = Kysely<Record<string, Row>>

const oddTexts = [
  '',
  ' leading, trailing and  double spaces ',
  '👩🏽‍💻 🇨🇦 e\u0301 \u{10ffff} \ufeff \u200f שלום',
  `'; drop table leads; -- " \\ \`$1 ? :a {"$ref": null} \\u0000`,
  'tab\tline\nreturn\r\n\u0001\u001b\u007f\u0085\u2028',
  'null',
  '0123.50e+7',
]
const oddNumbers = [0, 1, -1, 2_147_483_647, -2_147_483_648]

/** Only columns without an index: Postgres rejects index entries this long. */
const longColumns = new Set(['answers', 'results', 'payload', 'data', 'note', 'goals', 'wording'])
const longText = JSON.stringify(
  Array.from({ length: 1000 }, (_, index) => ({ [`é${index}`]: [null, -1.5, '\u0000"👍'] })),
)

const pick = <T>(values: readonly T[], index: number) => values[index % values.length] as T

export async function fillWithOddValues(database: Database) {
  const tables = await database.read.introspection.getTables()
  await database.write(async transaction => {
    for (const { name, columns } of tables) {
      const rows = oddTexts.map((_, index) => {
        const cells = columns.map(({ name: column, dataType, isNullable }, place) => {
          // The first column is the key, which must not be null in Postgres.
          if (isNullable && place > 0 && (index + place) % 3 === 0) return [column, null]
          if (/int/i.test(dataType) && place === 0) return [column, index]
          if (/int/i.test(dataType)) return [column, pick(oddNumbers, index + place)]
          const text = longColumns.has(column) && index === 0 ? longText : pick(oddTexts, index + place)
          // Keys must be unique; the suffix does no harm elsewhere.
          return [column, `${text}${index}`]
        })
        return Object.fromEntries(cells) as Row
      })
      await (transaction as unknown as AnyTables).insertInto(name).values(rows).execute()
    }
  })
}

/** `tables`: to save looking them up. */
export async function storedRows({ read }: Database, tables?: ReadonlyArray<{ name: string }>) {
  const entries = await Promise.all(
    (tables ?? (await read.introspection.getTables())).map(async ({ name }) => {
      const rows = await (read as unknown as AnyTables).selectFrom(name).selectAll().execute()
      const lines = rows.map(row => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
      return [name, lines.sort()] as const
    }),
  )
  return Object.fromEntries(entries) as Record<string, string[]>
}
