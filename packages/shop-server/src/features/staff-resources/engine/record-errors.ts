/** PostgreSQL's classes of errors that one record's values are to blame for: data, integrity. */
const OF_VALUES = /^2[23]/

/** Whether an error is of one record alone: other records can still be changed. A database that is away, locked or late is not. */
export const isOfRecord = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = (error as { readonly code?: unknown }).code
  if (typeof code === 'string') return OF_VALUES.test(code)
  return error instanceof TypeError || error instanceof RangeError
}
