import { addressOf, calculateCart, parseResponse, toRoubles } from '@prilavok/contracts'

/** The price of a cart, in roubles. */
export async function priceOf(origin: string, ids: readonly string[]): Promise<number> {
  const products = ids.map((id) => ({ id, quantity: 1 }))
  const { method, address } = addressOf(calculateCart, {})
  const response = await fetch(new URL(address, origin), {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ goods: products }),
  })
  const answer = await parseResponse(calculateCart, await response.json())
  if (!answer.ok) throw new Error(answer.issues.join('; '))
  return toRoubles(answer.value.total)
}
