/** Nothing could be compared: a version, a page, the browser or an option is missing. The message says what to do. */
export class CannotRehearse extends Error {}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
