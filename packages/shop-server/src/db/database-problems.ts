import { resolve } from 'node:path'
import { Client } from 'pg'

/** So long a PostgreSQL that does not respond is waited for. */
const LONGEST_WAIT_MS = 10_000

/** What an error says. Several addresses of one name fail together, in a list; the code is said where there are no words. */
export function causeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0])
  const { message, code } = error as { readonly message?: unknown; readonly code?: unknown }
  return String(message || code || error)
}

/** Says which folder cannot be used and what to do. */
export const unusableFolder = (folder: string, error: unknown): Error =>
  new Error(
    `The data folder ${resolve(folder)} cannot be used: ${causeOf(error)}. ` +
      'Choose a folder that this user may write to with --data FOLDER.',
    { cause: error },
  )

/** Says where a database is that cannot be opened, and what to do. */
export const damagedDatabase = (folder: string, error: unknown): Error =>
  new Error(
    `The database in ${resolve(folder)} cannot be opened: ${causeOf(error)}. ` +
      'It is damaged, or something else lies there. Restore the data folder from a backup; ' +
      `or delete ${resolve(folder)} to begin with an empty database; or choose another folder with --data FOLDER.`,
    { cause: error },
  )

/** Host, port and name of a database, without user and password; a fixed text for what cannot be read. */
function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${hostname || 'the local socket'}:${port || 5432}${pathname}`
  } catch {
    return 'an address that cannot be read'
  }
}

/** Connects once, so that a wrong address is said at once and in words. */
export async function requirePostgres(url: string): Promise<void> {
  try {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: LONGEST_WAIT_MS })
    // A connection that breaks later rejects its query as well.
    client.on('error', () => undefined)
    await client.connect()
    await client.end()
  } catch (error) {
    throw new Error(
      `PostgreSQL cannot be used at ${placeOf(url)}: ${causeOf(error).replaceAll(url, '…')}. ` +
        'The address comes from DATABASE_URL or --database and looks like postgres://user:password@host:5432/name. ' +
        'Start PostgreSQL or correct the address; without one the shop keeps its own database in the data folder.',
      { cause: error },
    )
  }
}
