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
