import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely'
import type { Tables } from './tables.ts'

type Handle = Kysely<Tables>

/** Stands for a value while the query is built. */
class Placeholder {
  readonly name: string
  /** Which of several rows it belongs to. */
  readonly row: number

  constructor(name: string, row: number) {
    this.name = name
    this.row = row
  }
}

const placeholdersFor = <Values extends object>(values: Values, row: number) =>
  Object.fromEntries(Object.keys(values).map(name => [name, new Placeholder(name, row)])) as Values

/**
 * A query that is built and compiled once for each database, and then only gets its values: building takes longer than
 * SQLite takes to run it. `build` gets an object with the names of the values; it may put them where a query takes
 * values, and must not look at them.
 */
export function prepared<Values extends object, Row>(build: (handle: Handle, values: Values) => Compilable<Row>) {
  const run = preparedForRows<Values, Row>((handle, [values]) => build(handle, values as Values))
  return (handle: Handle, values: Values) => run(handle, [values])
}

/** An insert of one row or several, likewise. */
export const preparedInsert = <Table extends keyof Tables>(table: Table) =>
  preparedForRows<Tables[Table], unknown>((handle, rows) => handle.insertInto(table).values(rows as never))

function preparedForRows<Values extends object, Row>(
  build: (handle: Handle, rows: readonly Values[]) => Compilable<Row>,
) {
  /** By database and number of rows. */
  const compiled = new WeakMap<object, Array<CompiledQuery<Row>>>()

  return (handle: Handle, rows: readonly Values[]): Promise<QueryResult<Row>> => {
    const { adapter } = handle.getExecutor()
    const known = compiled.get(adapter) ?? []
    compiled.set(adapter, known)
    const query = known[rows.length] ?? build(handle, rows.map(placeholdersFor)).compile()
    known[rows.length] = query
    const parameters = query.parameters.map(parameter =>
      parameter instanceof Placeholder ? rows[parameter.row]?.[parameter.name as keyof Values] : parameter,
    )
    return handle.executeQuery<Row>({ ...query, parameters } as CompiledQuery<Row>)
  }
}
