const quoted = (text: string) => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`

const hexOf = (bytes: Uint8Array) => `\\x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`

function elementText(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  return Array.isArray(value) ? arrayText(value) : quoted(parameterText(value) ?? '')
}

/** `{"1","two",NULL}`: an array as PostgreSQL reads it. */
const arrayText = (values: readonly unknown[]): string => `{${values.map(elementText).join(',')}}`

/** A parameter of a query as the text that `pg` would send for it; null for NULL. Bytes as hex digits, objects as JSON. */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Uint8Array) return hexOf(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return arrayText(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | bigint | boolean)
}
