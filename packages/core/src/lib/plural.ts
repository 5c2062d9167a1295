/** A word beside a number: 1 товар, 2 товара, 5 товаров. */
export interface PluralForms {
  readonly one: string
  readonly few: string
  readonly many: string
}

/** The Russian form for a count: plural(21, { one: 'товар', few: 'товара', many: 'товаров' }) is 'товар' (UI-10). */
export function plural(count: number, { one, few, many }: PluralForms): string {
  const tens = Math.abs(Math.trunc(count)) % 100
  const ones = tens % 10
  if (tens > 10 && tens < 20) return many
  if (ones === 1) return one
  return ones >= 2 && ones <= 4 ? few : many
}
