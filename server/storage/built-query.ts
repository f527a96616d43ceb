import type { CompiledQuery } from 'kysely'
import type { Handle } from './database.ts'

/** Stands for a value that isn't known yet. */
class Placeholder {
  readonly row: number
  readonly column: string

  constructor(row: number, column: string) {
    this.row = row
    this.column = column
  }
}

const placeholdersOf = <Row extends object>(row: Row, index: number) =>
  Object.fromEntries(Object.keys(row).map(column => [column, new Placeholder(index, column)])) as Row

/**
 * Building a query takes longer than running it, so what every form runs is built once for each kind of database and number
 * of rows. `build` may only pass the rows' values on. All rows have the same columns, null or not.
 */
export function builtOnce<Row extends object, Result>(
  build: (handle: Handle, rows: readonly Row[]) => CompiledQuery<Result>,
) {
  const built = new Map<unknown, Map<number, CompiledQuery<Result>>>()

  function queryFor(handle: Handle, rows: readonly Row[]) {
    const database = handle.getExecutor().adapter.constructor
    const known = built.get(database)?.get(rows.length)
    if (known) return known
    const query = build(handle, rows.map(placeholdersOf))
    built.set(database, new Map([...(built.get(database) ?? []), [rows.length, query]]))
    return query
  }

  return (handle: Handle, ...rows: readonly Row[]) => {
    const query = queryFor(handle, rows)
    const parameters = query.parameters.map(parameter =>
      parameter instanceof Placeholder ? rows[parameter.row]?.[parameter.column as keyof Row] : parameter,
    )
    return handle.executeQuery<Result>({ ...query, parameters })
  }
}
