import types from 'pg-types'

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082

const exactNumber = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${text} is beyond the whole numbers that a number holds exactly`)
  return value
}

/** How columns are read: bigint, count and sum as numbers, dates as text; the rest as `pg` does. Same on both databases. */
export const columnTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === INT8) return exactNumber
      if (oid === NUMERIC) return Number
      if (oid === DATE) return String
    }
    return types.getTypeParser(oid, format as 'text')
  }) as typeof types.getTypeParser,
}
