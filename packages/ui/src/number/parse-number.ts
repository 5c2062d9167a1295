/** Characters that nobody sees and that come with pasted text. */
const UNSEEN = /\p{Cf}/gu
/** What groups digits in some language. */
const GROUPING = /[\s'’]/g
/** What people write after a number. */
const UNIT = /(?:₽|руб(?:\.|л(?:ь|я|ей))?|р\.?|rub|шт(?:\.|ук[аи]?)?|pcs|%)$/i
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i

/** The text with a dot before its fraction and nothing between its digits; null where two readings are possible. */
function withDot(text: string): string | null {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  const marks = text.replace(/[^.,]/g, '')
  if (marks.length < 2) return text.replace(',', '.')
  const [decimal, group] = text[last] === ',' ? [',', '.'] : ['.', ',']
  const [whole = '', fraction = ''] = [text.slice(0, last), text.slice(last + 1)]
  // One mark that comes again and again groups: 1.234.567. Two different ones are groups and a fraction: 1.234,56.
  const isGrouped = (digits: string, mark: string) =>
    /^[+-]?\d{1,3}$/.test(digits.split(mark)[0] ?? '') &&
    digits
      .split(mark)
      .slice(1)
      .every((each) => /^\d{3}$/.test(each))
  if (!marks.slice(0, -1).includes(decimal))
    return isGrouped(whole, group) ? `${whole.replaceAll(group, '')}.${fraction}` : null
  return !marks.includes(group) && isGrouped(text, decimal) ? text.replaceAll(decimal, '') : null
}

/**
 * The number that a typed or pasted text means: `1,5`, `1 234,50`, `1.234,50`, `1e3`, `−5`, `12 шт.`. Null for a text that means none, or
 * more than one. Nothing is cut out of a text to make a number of it.
 */
export function parseNumber(text: string): number | null {
  const plain = text.replace(UNSEEN, '').replace(GROUPING, '').replace(/[−‒–]/g, '-').replace(UNIT, '')
  const dotted = withDot(plain)
  if (dotted === null || !NUMBER.test(dotted)) return null
  const number = Number(dotted)
  return Number.isFinite(number) ? number : null
}
