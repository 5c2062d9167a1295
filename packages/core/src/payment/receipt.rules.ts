import type { Kopecks } from '@prilavok/contracts'
import type { PaymentLine, PaymentOrder } from './payment-strategy.types'
import type { PaymentSettings } from './payment-form.settings'

/** Names are cut to so many characters for payment forms and widgets. Source: PAY-43. */
export const NAME_LENGTH = 127

/** A name as payment forms and widgets take it; cut between characters, never inside one (PAY-43). */
export const cutName = (name: string): string => [...name].slice(0, NAME_LENGTH).join('')

/** Divides an amount by weights so that the parts add up to it to the kopeck: what is left over goes to the largest remainders. */
export function divide(amount: Kopecks, weights: readonly number[]): readonly Kopecks[] {
  const given = weights.map(BigInt)
  let sum = 0n
  for (const weight of given) sum += weight
  // Products that cost nothing still have to carry what is paid.
  if (sum === 0n)
    return weights.length === 0
      ? []
      : divide(
          amount,
          weights.map(() => 1),
        )
  const shares = given.map((weight, index) => ({
    index,
    part: (BigInt(amount) * weight) / sum,
    rest: (BigInt(amount) * weight) % sum,
  }))
  const left = shares.reduce((rest, { part }) => rest - Number(part), amount)
  const first = new Set(
    [...shares]
      .sort((one, other) => (one.rest === other.rest ? one.index - other.index : one.rest < other.rest ? 1 : -1))
      .slice(0, left)
      .map(({ index }) => index),
  )
  return shares.map(({ index, part }) => Number(part) + (first.has(index) ? 1 : 0))
}

/** Pieces of one product at whole kopecks: where the amount does not divide, some pieces cost a kopeck more. */
function pieces(line: PaymentLine, amount: Kopecks): readonly PaymentLine[] {
  const price = Math.floor(amount / line.quantity)
  const dearer = amount - price * line.quantity
  return [
    { ...line, price, quantity: line.quantity - dearer },
    { ...line, price: price + 1, quantity: dearer },
  ].filter((part) => part.price > 0 && part.quantity > 0)
}

/**
 * What is paid for, line by line, with the delivery as the last; prices in kopecks that add up to the amount exactly. A discount
 * is spread over the products by largest remainder; the delivery keeps its price while the amount is larger.
 */
export function paidLines(
  { amount, delivery, lines }: Pick<PaymentOrder, 'amount' | 'delivery' | 'lines'>,
  deliveryName: string,
): readonly PaymentLine[] {
  const carriage: PaymentLine = { id: 'delivery', name: deliveryName, price: delivery, quantity: 1 }
  const named = lines.filter(({ quantity }) => quantity > 0).map((line) => ({ ...line, name: cutName(line.name) }))
  const totals = named.map(({ price, quantity }) => price * quantity)
  if (named.length > 0 && delivery <= amount) {
    const parts = divide(amount - delivery, totals)
    return [...named.flatMap((line, index) => pieces(line, parts[index] ?? 0)), ...pieces(carriage, delivery)]
  }
  const parts = divide(amount, [...totals, delivery])
  return [...named, carriage].flatMap((line, index) => pieces(line, parts[index] ?? 0))
}

/** A receipt as the card form takes it; prices and amounts in kopecks (PAY-40 to PAY-42). */
export interface Receipt {
  readonly Email?: string
  readonly Phone: string
  readonly Taxation: string
  readonly Items: ReadonlyArray<{
    readonly Name: string
    readonly Price: Kopecks
    readonly Quantity: number
    readonly Amount: Kopecks
    readonly Tax: string
  }>
}

/** The receipt of an order; its items add up to the amount that is paid. */
export function receiptOf(
  order: PaymentOrder,
  { tax, taxation, delivery }: PaymentSettings['receipt'],
  email: string | null,
): Receipt {
  return {
    ...(email !== null && { Email: email }),
    Phone: order.buyer.phone,
    Taxation: taxation,
    Items: paidLines(order, delivery).map(({ name, price, quantity }) => ({
      Name: name,
      Price: price,
      Quantity: quantity,
      Amount: price * quantity,
      Tax: tax,
    })),
  }
}
