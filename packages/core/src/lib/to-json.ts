/**
 * JSON text of a value. Old scripts of pages teach lists a `toJSON` that answers text (Prototype 1.6), and every list would arrive
 * as a string; here lists stay lists (EMBED-05).
 */
export const toJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, 'toJSON' in [] ? withLists : undefined, indent)

/** A replacer is given what `toJSON` has made of a value; its owner still has the value itself. */
function withLists(this: Readonly<Record<string, unknown>>, key: string, made: unknown): unknown {
  const own = this[key]
  return Array.isArray(own) ? own : made
}
