/** Classes and codes of PostgreSQL for a database that is away, full, locked or late: the same request may fare better soon. */
const PASSING = /^(?:08|53|57)|^55P03$/
/** What the driver and the system say of connections; the driver has no codes for what it finds itself. */
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const LOST_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/

/** Whether the database failed for now, and not what was asked of it: a lock that somebody held, a statement that took too long, a lost connection. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { readonly code?: unknown }).code
  if (typeof code === 'string') return PASSING.test(code) || LOST.has(code)
  return LOST_TEXT.test(error.message)
}
