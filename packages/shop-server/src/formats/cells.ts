/** One row of a table that is exported, by the names of its columns. */
export type SheetRow = Readonly<Record<string, unknown>>

/** What a program that opens tables would take for a formula; some take the wide signs of East Asia as well. */
const FORMULA = /^[=+\-@\t\r\n|＝＋－＠]/

/** Whether a text would be run as a formula where it is opened as it is. */
export const isLikeFormula = (text: string): boolean => FORMULA.test(text)

/** A value as a table shows it: lists and records as JSON, nothing as an empty cell. */
export const plainOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
