import { plural } from '@prilavok/core'
import { fitQuantity } from '@prilavok/core/cart'

/** A line as far as its packs are judged. */
interface PackedLine {
  readonly name: string
  readonly quantity: number
  readonly minimum: number
  readonly step: number
}

/** Whether the shop sells so many pieces of a product. */
export const isWholePacks = (line: PackedLine): boolean => fitQuantity(line.quantity, line) === line.quantity

/** How a product is sold, and which quantity can be ordered in place of the one that cannot. */
export function packsText(line: PackedLine): string {
  const { name, quantity, minimum, step } = line
  const rules = [
    ...(step > 1 ? [`упаковками по ${step} ${plural(step, { one: 'штуке', few: 'штуки', many: 'штук' })}`] : []),
    ...(minimum > step ? [`от ${minimum} ${plural(minimum, { one: 'штуки', few: 'штук', many: 'штук' })}`] : []),
  ]
  return `«${name}» продаётся ${rules.join(', ')}: вместо ${quantity} можно заказать ${fitQuantity(quantity, line) ?? minimum}`
}
