/** An address with more in its query; values that repeat a name stay apart. */
export function addressWith(address: string, query: Readonly<Record<string, readonly string[]>>): string {
  const params = new URLSearchParams()
  for (const [name, values] of Object.entries(query)) for (const value of values) params.append(name, value)
  return `${address}${address.includes('?') ? '&' : '?'}${params.toString()}`
}
