/** What the texts of a shop may name in braces. */
export const MESSAGE_NAMES = [
  'номер',
  'имя',
  'сумма',
  'к оплате',
  'трек',
  'перевозчик',
  'город',
  'адрес',
  'магазин',
  'телефон магазина',
] as const

/** A name that stands in braces. */
export type MessageName = (typeof MESSAGE_NAMES)[number]

const IN_BRACES = /\{([^{}\n]{1,40})\}/g
const isName = (name: string): name is MessageName => (MESSAGE_NAMES as readonly string[]).includes(name)

/** A text with its names filled in; those that there is nothing for stay, so that whoever sends it sees them. */
export function fillMessage(
  text: string,
  values: Readonly<Record<MessageName, string>>,
): { readonly text: string; readonly missing: readonly string[] } {
  const missing = new Set<string>()
  const filled = text.replace(IN_BRACES, (whole, name: string) => {
    const value = isName(name) ? values[name] : ''
    if (value !== '') return value
    missing.add(name)
    return whole
  })
  return { text: filled, missing: [...missing] }
}

/** Names in braces that are still there. */
export const unfilled = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(IN_BRACES)].map(([, name = '']) => name)),
]

/** Names in braces that nothing can be filled in for. */
export const unknownNames = (text: string): readonly string[] => unfilled(text).filter((name) => !isName(name))
