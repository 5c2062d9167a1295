/** The Russian form for a count: plural(21, ['товар', 'товара', 'товаров']) is 'товар' (UI-10). */
export function plural(count: number, [one, few, many]: readonly [string, string, string]): string {
  const tens = Math.abs(Math.trunc(count)) % 100
  const ones = tens % 10
  if (tens > 10 && tens < 20) return many
  if (ones === 1) return one
  return ones >= 2 && ones <= 4 ? few : many
}
