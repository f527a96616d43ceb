import { join } from 'node:path'

/** Where a database is. */
export type Place = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

/** As an operator writes it: the address of a Postgres, or the path of a file. */
export const placeOf = (text: string): Place =>
  /^postgres(ql)?:\/\//i.test(text) ? { kind: 'postgres', url: text } : { kind: 'sqlite', file: text }

/** The database that the server uses. */
export const placeOfServer = ({ databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string }): Place =>
  databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'sqlite', file: join(dataDir, 'site.db') }

/** For messages: without the password. */
export const nameOf = (place: Place) =>
  place.kind === 'sqlite' ? place.file : `Postgres at ${new URL(place.url).host}${new URL(place.url).pathname}`
