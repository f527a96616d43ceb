import type { tables } from './migrations/0001-baseline.ts'

type Value<Definition> = Definition extends `integer${string}` ? number : string

type Column<Definition> = Definition extends `${string} not null${string}` | `${string} primary key`
  ? Value<Definition>
  : Value<Definition> | null

type Row<Columns> = { -readonly [Name in keyof Columns]: Column<Columns[Name]> }

/** As the migrations define them. A migration that adds a column exports it too, and it's added here. */
export type Tables = { [Name in keyof typeof tables]: Row<(typeof tables)[Name]> }
