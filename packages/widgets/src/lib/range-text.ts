import { plural } from '@prilavok/core'

/** `2–4`, `3`, `от 2` or `до 4`, by the bounds that are known, in the words of a language; empty where none is. Source: UI-12. */
export function rangeText(
  from: number | null,
  to: number | null,
  words: { readonly from: string; readonly to: string },
): string {
  if (from === null) return to === null ? '' : `${words.to} ${to}`
  if (to === null) return `${words.from} ${from}`
  return from === to ? String(from) : `${from}–${to}`
}

/** Days as a Russian text has them: `2–4\u00a0дня`, `3–6\u00a0дней`, `от 2\u00a0дней`, `до 21\u00a0дня`; the last number decides on the word. */
export function daysText(from: number | null, to: number | null): string {
  const range = rangeText(from, to, { from: 'от', to: 'до' })
  const isWhole = from !== null && to !== null
  const forms = isWhole ? { one: 'день', few: 'дня', many: 'дней' } : { one: 'дня', few: 'дней', many: 'дней' }
  return range === '' ? '' : `${range}\u00a0${plural(to ?? from ?? 0, forms)}`
}
