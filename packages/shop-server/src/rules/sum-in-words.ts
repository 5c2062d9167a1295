import { plural } from '@prilavok/core'

const UNITS = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять']
const TEENS = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
]
const TENS = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
]
const HUNDREDS = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
]

interface Group {
  readonly forms: { readonly one: string; readonly few: string; readonly many: string }
  readonly isFeminine: boolean
}
/** Groups of three digits, the last one first. */
const GROUPS: readonly Group[] = [
  { forms: { one: 'рубль', few: 'рубля', many: 'рублей' }, isFeminine: false },
  { forms: { one: 'тысяча', few: 'тысячи', many: 'тысяч' }, isFeminine: true },
  { forms: { one: 'миллион', few: 'миллиона', many: 'миллионов' }, isFeminine: false },
  { forms: { one: 'миллиард', few: 'миллиарда', many: 'миллиардов' }, isFeminine: false },
]

const unitOf = (digit: number, isFeminine: boolean) =>
  isFeminine && digit < 3 ? ['', 'одна', 'две'][digit] : UNITS[digit]

function below1000(count: number, isFeminine: boolean): readonly (string | undefined)[] {
  const [hundreds, tens, unit] = [Math.floor(count / 100), Math.floor(count / 10) % 10, count % 10]
  return [HUNDREDS[hundreds], ...(tens === 1 ? [TEENS[unit]] : [TENS[tens], unitOf(unit, isFeminine)])]
}

/** An amount as invoices spell it: `Одна тысяча двести рублей 05 копеек`; up to 999 milliards. */
export function sumInWords(kopecks: number): string {
  const [roubles, rest] = [Math.floor(kopecks / 100), kopecks % 100]
  const words = GROUPS.map(({ forms, isFeminine }, power) => {
    const count = Math.floor(roubles / 1000 ** power) % 1000
    // The word for roubles stands even behind an empty group: «две тысячи рублей».
    return count === 0 && power > 0 ? [] : [...below1000(count, isFeminine), plural(count, forms)]
  })
  const spelled = words.reverse().flat().filter(Boolean).join(' ')
  const text = roubles === 0 ? 'ноль рублей' : spelled
  const small = plural(rest, { one: 'копейка', few: 'копейки', many: 'копеек' })
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${String(rest).padStart(2, '0')} ${small}`
}
