import { inOtherLayout } from './keyboard-layout'
import { searchText } from './search-text'

/** One thing that staff look for; a record has to have each of them somewhere. */
export interface StaffTerm {
  /** As it was typed, and by the same keys in the other layout of the keyboard. */
  readonly forms: readonly string[]
  /** Digits of a phone, however they were written and without the code of the country; null for a text with letters. */
  readonly digits: string | null
  /** From and to, in kopecks, where it may be a sum. */
  readonly kopecks: readonly [number, number] | null
}

const LONGEST = 100
const MOST_TERMS = 6
const FEWEST_DIGITS = 3
/** A country code that is dialled in front of ten digits. */
const COUNTRY = /^[78](?=\d{10}$)/
/** How a phone of another country begins. */
const ABROAD = /^\+[(\s]*[1-689]/
/** What is dialled before the code of another country. */
const EXIT = /^(?:00|810)(?=\d{8,15}$)/
const PHONE_PART = /^[+(]?[\d()+.–-]*\d[\d()+.–-]*$/
const SUM = /^(\d{1,9})(?:[.,](\d{1,2}))?$/
/** What people say before a number. */
const SAID_BEFORE = new Set(['заказ', 'тел', 'тел.', 'телефон', 'order', 'phone', 'n', 'no', '№', '#'])

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(COUNTRY, '').replace(EXIT, '')

function kopecksOf(text: string): StaffTerm['kopecks'] {
  const [, roubles, rest] = SUM.exec(text) ?? []
  if (roubles === undefined) return null
  const from = Number(roubles) * 100 + Number((rest ?? '').padEnd(2, '0') || 0)
  return [from, rest === undefined ? from + 99 : from]
}

function termOf(text: string): StaffTerm {
  const isNumeric = PHONE_PART.test(text)
  const digits = isNumeric ? digitsOf(text) : ''
  const other = text.includes('@') ? null : inOtherLayout(text)
  return {
    forms: [...new Set([text, ...(other === null ? [] : [searchText(other)])])],
    digits: digits.length >= FEWEST_DIGITS ? digits : null,
    kopecks: kopecksOf(text),
  }
}

/** Words in pieces of digits are one phone: "8 (945) 185-18-60". Two whole numbers stay two. */
function joined(words: readonly string[]): readonly string[] {
  const found: string[] = []
  let isPhone = false
  for (const word of words) {
    const isPart = PHONE_PART.test(word)
    const both = `${found.at(-1) ?? ''}${word}`
    const isAbroad = ABROAD.test(both)
    const goesOn: boolean =
      isPart &&
      isPhone &&
      digitsOf(found.at(-1) ?? '').length < (isAbroad ? 15 : 10) &&
      both.replace(/\D/g, '').length <= (isAbroad ? 15 : 11)
    if (goesOn) found.splice(-1, 1, both)
    else found.push(word)
    isPhone = isPart && (goesOn || word.replace(/\D/g, '').length <= 4)
  }
  return found
}

/** What a text of the staff's search asks for: words in any order, a phone in any spelling, a sum, a number with or without its sign. */
export function staffTerms(text: string): readonly StaffTerm[] {
  const plain = searchText(text.slice(0, LONGEST).replace(/[\p{Surrogate}\0]/gu, ' ')).replace(/[№#]\s*/g, ' ')
  // A sum with spaces between its thousands: "12 400,50".
  const whole = plain.replace(/(?<=^|\s)(\d{1,3})((?:\s\d{3})+)(?=,\d{1,2}(?:\s|$))/g, (all) => all.replace(/\s/g, ''))
  const words = whole.split(/[\s;]+/).filter(Boolean)
  const told = words.filter((word) => !SAID_BEFORE.has(word))
  return joined(told.length > 0 ? told : words)
    .slice(0, MOST_TERMS)
    .map(termOf)
}

/** Words that a typing error is looked for in: its two halves cannot both be wrong by one letter. */
export function halvesOf(word: string): readonly [string, string] | null {
  if (!/^[a-zа-я-]{4,40}$/.test(word)) return null
  const middle = Math.ceil(word.length / 2)
  return [word.slice(0, middle), word.slice(middle)]
}
