import { plural } from '@prilavok/core'

type Group = Readonly<Record<string, unknown>>

/**
 * A text in place of a function: `{n}` is the first thing that the function is given, `{2}` the second; `{2|день|дня|дней}` is the word
 * beside that number.
 */
const filledIn =
  (text: string) =>
  (...given: readonly unknown[]): string =>
    text.replace(/\{(n|\d)(?:\|(.*?)\|(.*?)\|(.*?))?\}/g, (_, at: string, one?: string, few = '', many = '') => {
      const value = given[(Number(at) || 1) - 1] ?? ''
      return one === undefined ? String(value) : plural(Number(value), { one, few, many })
    })

/**
 * A widget's texts with those that a page has given. A page that writes JSON has no functions: its texts may stand for them.
 * What is of another kind, or has no such key, is left out and named.
 */
export function fitLabels<L extends object>(
  usual: L,
  given: Partial<L> | undefined,
  onWrong?: (key: string) => void,
): L {
  if (given === undefined) return usual
  const texts: Record<string, unknown> = { ...(usual as Group) }
  for (const [key, label] of Object.entries(given)) {
    const kind = Object.hasOwn(usual, key) ? typeof (usual as Group)[key] : 'undefined'
    if (typeof label === kind && label !== null) texts[key] = label
    else if (kind === 'function' && typeof label === 'string') texts[key] = filledIn(label)
    else if (label !== undefined) onWrong?.(key)
  }
  return texts as L
}
