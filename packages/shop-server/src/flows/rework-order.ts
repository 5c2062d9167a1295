import { isPermitted, mayEditOrder } from '@prilavok/contracts/admin'
import type { Trx } from '../db'
import { ratingOf } from '../features/customers/customers'
import { notePromo } from '../features/promo-codes/take-promo'
import type { Reworked, ReworkedSave, StaffRecord } from '../features/staff-resources/engine/server-resource'
import { editedOrder } from '../features/staff-resources/entities/order'
import { changedParts, COUNTED, countedErrors } from '../features/staff-resources/orders/agreed-parts'
import { HttpProblem, refuseInvalid } from '../http/problem'
import { kopecksIn, roubles } from '../rules/money'
import type { FieldError } from '../rules/order-check'
import { furtherDiscounted } from '../rules/order-edit'
import type { Shop } from '../shop'
import { costOf } from './check-draft'
import { addressOf } from './create-order'
import { costLacksReason, DELIVERY_PRICE, deliveryByHand, reasonOf } from './delivery-by-hand'
import { asChecked, asDraft, peopleErrors, placeErrors } from './edited-draft'
import { editedLines, lineRecord, setsPrices, type EditedLines } from './edited-lines'
import { editedPayment } from './edited-payment'
import { lockOrder } from './lock-order'
import { offeredBy } from './offered-options'
import { priceDraft } from './price-draft'
import { agreedBefore } from './taken-back'

const error = (pointer: string, code: string, message: string): FieldError => ({ pointer, code, message })

function refuseForbidden({ asked, member }: ReworkedSave, changed: ReadonlySet<string>, lines: EditedLines) {
  const gives =
    (changed.has('discountPercent') || changed.has('discountReason')) && Number(asked['discountPercent'] ?? 0) > 0
  const isPriced = reasonOf(asked) !== null && DELIVERY_PRICE.some((field) => changed.has(field))
  if ((gives || isPriced || setsPrices(lines)) && !isPermitted(member.permissions, 'order:edit-price'))
    throw new HttpProblem('forbidden', {
      detail: 'Менять цены, скидки и стоимость доставки может сотрудник с разрешением order:edit-price.',
    })
  if (Number(asked['discountPercent'] ?? 0) > 0 && !String(asked['discountReason'] ?? '').trim())
    refuseInvalid([error('/discountReason', 'required', 'Укажите, за что скидка')])
}

/** Counts an order anew that staff have edited, by the very rules of the buyer's own order. */
async function run(shop: Shop, trx: Trx, save: ReworkedSave): Promise<Reworked> {
  const { asked, before } = save
  const form = editedOrder.edition?.(before) ?? before
  const changed = changedParts(form, asked)
  const byHand = deliveryByHand(asked)
  const isTyped = (field: string) => field === 'deliveryCost' && byHand !== null
  const counted = COUNTED.filter((field) => changed.has(field) && !isTyped(field))
  const edited = new Set(
    [...changed].filter((field) => isTyped(field) || !(COUNTED as readonly string[]).includes(field)),
  )
  if (edited.size === 0) {
    if (counted.includes('deliveryCost')) refuseInvalid([costLacksReason()])
    refuseInvalid(countedErrors(counted))
    return { asked, follows: {} }
  }
  if (!mayEditOrder(String(before['status'])))
    refuseInvalid([error('/items', 'excluded', 'Отправленный или закрытый заказ не меняется')])
  const former = await agreedBefore(trx, before, form, asked)
  const option = String(asked['purchaseType'])
  if (former !== null) {
    const record = { ...asked, ...former }
    return {
      asked: record,
      follows: await editedPayment(shop, trx, before, { option, totalKopecks: kopecksIn(record['total']) }),
    }
  }
  const isPlace = edited.has('delivery')
  const isCounted = ['items', 'purchaseType', 'discountPercent', 'customerId'].some((field) => edited.has(field))
  const lines = await editedLines(trx, asked, before)
  refuseForbidden(save, edited, lines)
  const draft = await asDraft(trx, asked, before, lines)
  refuseInvalid([...peopleErrors(draft, edited, shop.settings), ...placeErrors(draft, isPlace)])
  const isPriced = DELIVERY_PRICE.some((field) => edited.has(field))
  if (!isCounted && !isPlace && !isPriced) return { asked: keptSums(asked, form), follows: {} }

  const percent = Number(asked['discountPercent'] ?? 0)
  const priced = await priceDraft(shop, trx, draft, {
    agreed: {
      found: lines,
      rating: await ratingOf(trx, draft.customer.phone),
      further: (own) => furtherDiscounted(lines.products, own, percent),
    },
  })
  const isMoved = isPlace || edited.has('items') || isPriced
  const costKopecks =
    isMoved || edited.has('purchaseType')
      ? await asChecked(() => costOf(option, priced, byHand))
      : kopecksIn(before['deliveryCost'])
  if (edited.has('purchaseType') && !(await offeredBy(shop, trx)).includes(option))
    refuseInvalid([error('/purchaseType', 'purchaseTypeRequired', 'Магазин сейчас не предлагает этот способ оплаты')])

  const { unitKopecks, productsKopecks, totalKopecks, promoKopecks } = priced.discountedBy(option)
  if (isCounted) await notePromo(trx, draft.id, Math.min(promoKopecks, productsKopecks - totalKopecks))
  // A cost that was set by hand stays, wherever the parcel goes.
  const delivery = byHand ?? (isMoved ? costKopecks : kopecksIn(before['deliveryCost']))
  const typed = kopecksIn(asked['deliveryCost'])
  if (byHand === null && typed !== kopecksIn(before['deliveryCost']) && typed !== delivery)
    refuseInvalid([costLacksReason()])
  const units = isCounted
    ? unitKopecks
    : lines.products.map(({ before: own, priceKopecks }) =>
        own === null ? priceKopecks : kopecksIn(own['discountPrice']),
      )
  const discounted = isCounted ? totalKopecks : kopecksIn(before['itemsTotal']) - kopecksIn(before['discountAmount'])
  const total = discounted + delivery
  const record: StaffRecord = {
    ...asked,
    items: lines.products.map((line, index) => lineRecord(line, units[index] ?? line.priceKopecks)),
    itemsTotal: roubles(productsKopecks),
    discountAmount: roubles(productsKopecks - discounted),
    deliveryCost: roubles(delivery),
    deliveryCostReason: byHand === null ? null : reasonOf(asked),
    total: roubles(total),
    weightKg: lines.products.reduce((sum, { weightKg, quantity }) => sum + weightKg * quantity, 0),
    delivery: deliveryRecord(asked, { cost: delivery, ...(isPlace && { addressDelivery: addressOf(draft, priced) }) }),
  }
  return { asked: record, follows: await editedPayment(shop, trx, before, { option, totalKopecks: total }) }
}

function deliveryRecord(
  { delivery }: StaffRecord,
  { cost, ...more }: { readonly cost: number; readonly addressDelivery?: string },
) {
  const { pickPoint: _, ...given } = delivery as StaffRecord
  const isDoor = given['toDoor'] === true
  return {
    ...given,
    ...more,
    pickPointId: isDoor ? null : given['pickPointId'],
    cost: roubles(cost),
    freeDelivery: cost === 0,
  }
}

/** Lines and sums as they are: the edit was about people. */
const keptSums = (asked: StaffRecord, form: StaffRecord): StaffRecord => ({
  ...asked,
  ...Object.fromEntries(['items', 'discountAmount', 'deliveryCost'].map((field) => [field, form[field]])),
})

/** How orders are counted anew, in the transaction of their save. */
export const orderRework = { lock: async (trx: Trx, id: string) => void (await lockOrder(trx, id)), run }
