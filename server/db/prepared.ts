import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Stands for a value while the query is built. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is built and compiled once for each database, and then only gets its values: building takes longer than
 * SQLite takes to run it. `build` gets an object with the names of the values; it may put them where a query takes
 * values, and must not look at them.
 */
export function prepared<Values extends object, Row>(
  build: (handle: Kysely<Tables>, values: Values) => Compilable<Row>,
): (handle: Kysely<Tables>, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()

  const compile = (handle: Kysely<Tables>, values: Values) => {
    const placeholders = Object.keys(values).map(name => [name, new Placeholder(name)])
    return build(handle, Object.fromEntries(placeholders)).compile()
  }

  return async (handle, values) => {
    const { adapter } = handle.getExecutor()
    const query = compiled.get(adapter) ?? compile(handle, values)
    compiled.set(adapter, query)
    const parameters = query.parameters.map(parameter =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    )
    const { rows } = await handle.executeQuery<Row>({ ...query, parameters } as CompiledQuery<Row>)
    return rows
  }
}
