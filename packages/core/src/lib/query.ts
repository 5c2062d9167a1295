/** Longer queries are nobody's. */
const LONGEST = 8_000

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** The parameters of a query, with or without its question mark, in order; a text that cannot be decoded is null. */
export const parametersOf = (search: string): readonly (readonly [name: string | null, value: string | null])[] =>
  search
    .slice(0, LONGEST)
    .replace(/^\?/, '')
    .split('&')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [decoded(name), decoded(value.join('='))]
    })

/** Every value of a parameter; one that cannot be read is null. */
export const valuesOf = (search: string, name: string): readonly (string | null)[] =>
  parametersOf(search).flatMap(([each, value]) => (each === name ? [value] : []))

/** A query with one parameter set, or removed by null. All others stay as they are written: pages read `?/shop/order` and `?flag`, too. */
export function withParameter(search: string, [name, value]: readonly [string, string | null]): string {
  const pairs = search === '' ? [] : search.slice(1).split('&')
  const isOurs = (pair: string) => decoded(pair.split('=')[0] ?? '') === name
  const at = pairs.findIndex(isOurs)
  const others = pairs.filter((pair) => !isOurs(pair))
  if (value !== null)
    others.splice(at < 0 ? others.length : at, 0, `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  return others.length === 0 ? '' : `?${others.join('&')}`
}
