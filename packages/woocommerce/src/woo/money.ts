import type { Kopecks } from '@prilavok/contracts'
import { HttpProblem } from '../http/problem'

/** The currency of a sum, as the Store API writes it beside each. */
export interface Currency {
  readonly currency_code: string
  readonly currency_minor_unit: number
}

const refuse = (text: string): never => {
  throw new HttpProblem('provider-failed', { detail: text })
}

/** A sum of the Store API, whole minor units as text, in kopecks; widgets show roubles, so another currency is refused. */
export function kopecksOf(minor: string, { currency_code: code, currency_minor_unit: unit }: Currency): Kopecks {
  if (code !== 'RUB') return refuse('The currency of this WooCommerce is not RUB.')
  if (!/^-?\d{1,13}$/.test(minor) || unit < 0 || unit > 2) return refuse('WooCommerce responded with an unknown sum.')
  return Number(minor) * 10 ** (2 - unit) + 0
}

/** A sum of the REST API, roubles with decimals as text, in kopecks; a third decimal is rounded. */
export function kopecksOfDecimal(decimal: string): Kopecks {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,11})(?:\.(\d+))?$/.exec(decimal.trim()) ?? []
  if (whole === '') return refuse('WooCommerce responded with an unknown sum.')
  const kopecks = Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2)) + (Number(part[2] ?? 0) >= 5 ? 1 : 0)
  return sign === '-' ? -kopecks + 0 : kopecks
}
