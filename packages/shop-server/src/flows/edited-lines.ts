import type { Trx } from '../db'
import { lockStock } from '../db/product-stock'
import { findProducts } from '../features/cart/find-products'
import type { StaffRecord } from '../features/staff-resources/engine/server-resource'
import { lineNumber } from '../features/staff-resources/orders/write-lines'
import { HttpProblem } from '../http/problem'
import { kopecksIn, roubles } from '../rules/money'
import type { FieldError } from '../rules/order-check'
import type { Product, Products } from '../rules/order-lines'
import { isWholePacks, packsText } from '../rules/packs'
import { isInStock, stockText } from '../rules/stock'

/** A line as staff want it, with what the shop knows of its product and what the order had before. */
interface EditedLine extends Product {
  readonly lineId: string
  /** Why its price was set by hand; no discount changes such a price. */
  readonly priceReason: string | null
  readonly isFixed: boolean
  /** How the order has it by now; null for a new one. */
  readonly before: StaffRecord | null
}

/** The lines of an order as they are wanted. */
export interface EditedLines extends Products {
  readonly products: readonly EditedLine[]
}

const linesIn = (record: StaffRecord): readonly StaffRecord[] =>
  Array.isArray(record['items']) ? (record['items'] as StaffRecord[]) : []
const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)

const at = (index: number, field: string, code: string, message: string): FieldError => ({
  pointer: `/items/${index}/${field}`,
  code,
  message,
})

/** Numbers of new lines go on after all that the order has or had. */
function numbered(orderId: string, wanted: readonly StaffRecord[], former: readonly StaffRecord[]): readonly string[] {
  let last = Math.max(0, ...[...wanted, ...former].map(({ id }) => lineNumber(orderId, id) ?? 0))
  const taken = new Set<string>()
  return wanted.map(({ id }) => {
    const own = lineNumber(orderId, id) === null || taken.has(String(id)) ? `${orderId}-${(last += 1)}` : String(id)
    taken.add(own)
    return own
  })
}

/** Looks the wanted lines up: names and weights are the shop's, prices those that were agreed, or of today for what is new. */
export async function editedLines(trx: Trx, asked: StaffRecord, before: StaffRecord): Promise<EditedLines> {
  const [wanted, former] = [linesIn(asked), linesIn(before)]
  const known = new Map(former.map((line) => [line['id'], line]))
  const ids = numbered(String(before['id']), wanted, former)
  const lines = wanted.map(({ productId, quantity }) => ({ id: String(productId), quantity: Number(quantity) }))
  await lockStock(
    trx,
    lines.map(({ id }) => id),
  )
  const kept = new Set(former.map(({ productId }) => String(productId)))
  const found = await findProducts(trx, lines, { id: String(before['id']), kept })
  if (found.removed.length > 0)
    throw new HttpProblem('validation-failed', {
      errors: found.removed.map(({ id, name }) =>
        at(
          wanted.findIndex(({ productId }) => productId === id),
          'productId',
          'exists',
          `Товар «${name || id}» не найден`,
        ),
      ),
    })
  const products = found.products.map((product, index): EditedLine => {
    const line = wanted[index] ?? {}
    const same = known.get(line['id'])
    const own = same !== undefined && same['productId'] === product.id ? same : null
    const priceReason = textOf(line['priceReason'])
    const agreed = own === null ? product.priceKopecks : kopecksIn(own['price'])
    // A price without a reason is that of the shop again; a new line may be sent without a price.
    const isReturned = priceReason === null && textOf(own?.['priceReason']) !== null
    const asHand = line['price'] == null || line['price'] === 0 ? agreed : kopecksIn(line['price'])
    return {
      ...product,
      name: own === null ? product.name : String(own['name']),
      article: own === null ? product.article : String(own['article']),
      priceKopecks: isReturned ? product.priceKopecks : asHand,
      lineId: ids[index] ?? '',
      priceReason,
      isFixed: priceReason !== null,
      before: own,
    }
  })
  const shopPrices = found.products.map(({ priceKopecks }) => priceKopecks)
  return { products, removed: refuseWrongLines(products, former, shopPrices) }
}

/** The price of a line that is neither agreed nor the shop's own needs a reason. */
const lacksReason = (line: EditedLine, shopKopecks: number | undefined) =>
  !line.isFixed &&
  line.priceKopecks !== shopKopecks &&
  (line.before === null || line.priceKopecks !== kopecksIn(line.before['price']))

/** Pieces by product, where lines of one product are several. */
const piecesOf = (lines: readonly { readonly id: string; readonly quantity: number }[]) => {
  const pieces = new Map<string, number>()
  for (const { id, quantity } of lines) pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  return pieces
}

const piecesBefore = ({ before }: EditedLine) => (before === null ? 0 : Number(before['quantity']))

/** Why there are not as many pieces as a line wants; what the order holds of its product already is there. */
function stockErrors(
  line: EditedLine,
  index: number,
  { wanted, held }: { readonly wanted: number; readonly held: number },
): readonly FieldError[] {
  if (line.quantity <= piecesBefore(line)) return []
  if (!line.isOnSale) return [at(index, 'quantity', 'exists', `Товара «${line.name}» нет в наличии`)]
  const all = { ...line, quantity: wanted }
  return wanted <= held || isInStock(all) ? [] : [at(index, 'quantity', 'stock', stockText(all))]
}

/** Refuses lines that the shop would not sell; what is in the order already stays, whatever has become of its product. */
function refuseWrongLines(
  lines: readonly EditedLine[],
  former: readonly StaffRecord[],
  shopPrices: readonly number[],
): readonly [] {
  const wanted = piecesOf(lines)
  const held = piecesOf(
    former.map(({ productId, quantity }) => ({ id: String(productId), quantity: Number(quantity) })),
  )
  const errors = lines.flatMap((line, index) => {
    const had = piecesBefore(line)
    const pieces = { wanted: wanted.get(line.id) ?? 0, held: held.get(line.id) ?? 0 }
    return [
      ...stockErrors(line, index, pieces),
      ...(line.quantity !== had && !isWholePacks(line) ? [at(index, 'quantity', 'packs', packsText(line))] : []),
      ...(lacksReason(line, shopPrices[index])
        ? [at(index, 'priceReason', 'required', `Укажите, почему у товара «${line.name}» другая цена`)]
        : []),
    ]
  })
  if (lines.length === 0)
    errors.push({ pointer: '/items', code: 'required', message: 'В заказе должен остаться хотя бы один товар' })
  if (errors.length > 0) throw new HttpProblem('validation-failed', { errors })
  return []
}

/** Whether somebody has set a price by hand that the order does not have yet. */
export const setsPrices = ({ products }: EditedLines): boolean =>
  products.some(
    ({ isFixed, before, priceKopecks, priceReason }) =>
      isFixed &&
      (before === null || kopecksIn(before['price']) !== priceKopecks || before['priceReason'] !== priceReason),
  )

/** A line as the order's record has it. */
export const lineRecord = (line: EditedLine, unitKopecks: number): StaffRecord => ({
  id: line.lineId,
  productId: line.id,
  name: line.name,
  article: line.article,
  quantity: line.quantity,
  unit: 'Piece',
  price: roubles(line.priceKopecks),
  discountPrice: roubles(unitKopecks),
  total: roubles(unitKopecks * line.quantity),
  weightKg: line.weightKg * line.quantity,
  priceReason: line.priceReason,
})
