import type { Kopecks } from '@prilavok/contracts'

/** The languages that money is written in. */
export type MoneyLocale = 'ru' | 'en'

const SPACE = '\u00A0'
const POINT: Readonly<Record<MoneyLocale, string>> = { ru: ',', en: '.' }

/** Digits in groups of three; built by hand because an Intl formatter costs more to make than to use. */
function grouped(digits: string): string {
  let text = digits.slice(-3)
  for (let end = digits.length - 3; end > 0; end -= 3) text = digits.slice(Math.max(0, end - 3), end) + SPACE + text
  return text
}

/**
 * An amount as people read it: `12 500 ₽`, with kopecks only when there are any: `99,50 ₽`. The spaces
 * do not break (PRICE-21, PRICE-22). What is no amount is empty text, never «NaN ₽».
 */
export function formatMoney(kopecks: Kopecks, locale: MoneyLocale = 'ru'): string {
  if (!Number.isFinite(kopecks)) return ''
  const whole = Math.round(Math.abs(kopecks))
  const rest = whole % 100
  const roubles = grouped(String((whole - rest) / 100))
  const fraction = rest === 0 ? '' : POINT[locale] + (rest < 10 ? `0${rest}` : String(rest))
  return `${kopecks < 0 && whole > 0 ? '−' : ''}${roubles}${fraction}${SPACE}₽`
}
