import type { OrderInProcessSave, OrderInProcessSaveResult } from '@prilavok/contracts'
import type { Transaction } from 'kysely'
import type { DraftLine, ShopDatabase } from '../../db'
import { Refusal } from '../../http/refusal'
import { completenessOf } from '../../rules/completeness'
import { lengthErrors, lineErrors } from '../../rules/field-limits'
import { deliveryIsComplete, wayOf } from '../../rules/order-check'
import { normalPhone } from '../../rules/phone'
import type { Shop } from '../../shop'
import { draftAnswer } from './draft-answer'
import { lockDraft } from './drafts'
import type { Draft } from './drafts'

type Save = OrderInProcessSave

/** What stands around a save. */
interface SaveTrip {
  /** The versions that it may be made to, as its If-Match header names them; null where any will do. */
  readonly from: readonly number[] | null
  /** Its Idempotency-Key. */
  readonly key: string | null
}
type Value<K extends keyof Save> = NonNullable<Save[K]> extends { value: infer V } ? V : never

const linesOf = (cart: Value<'cart'>): readonly DraftLine[] =>
  (cart ?? []).map(({ id, quantity, hashCode }) => ({ id, quantity, ...(hashCode ? { hashCode } : {}) }))

/** A phone is kept as `+7…` when it is one, as typed while it is not. */
const keptPhone = (phone: string | null) => normalPhone(phone) ?? phone

function customerOf(customer: Value<'customer'>): Draft['customer'] {
  if (customer === null) return {}
  const { id: _, phone, secondaryPhone, ...rest } = customer
  const fullName =
    rest.fullName?.trim() || [rest.lastName, rest.firstName, rest.middleName].filter(Boolean).join(' ') || null
  return { ...rest, fullName, phone: keptPhone(phone), secondaryPhone: keptPhone(secondaryPhone) }
}

const recipientOf = (recipient: Value<'recipient'>): Draft['recipient'] =>
  recipient && { ...recipient, phone: keptPhone(recipient.phone) ?? '' }

/** The courier is said by suffix or by flag; the draft keeps both the same. Cost is the server's own. */
function deliveryOf(delivery: Value<'delivery'>): Draft['delivery'] {
  if (delivery === null) return {}
  const { carrierId, toDoor } = wayOf(delivery)
  return {
    ...delivery,
    cost: null,
    toDoor,
    transportCompany: carrierId === null ? null : `${carrierId}${toDoor ? '_ToDoor' : ''}`,
  }
}

/** The columns that a save changes: parts that are absent stay (CHK-47). */
function changesOf(save: Save, draft: Pick<Draft, 'customer' | 'recipient' | 'delivery'>, shop: Shop) {
  const customer = save.customer ? customerOf(save.customer.value) : draft.customer
  const recipient = save.recipient ? recipientOf(save.recipient.value) : draft.recipient
  const delivery = save.delivery ? deliveryOf(save.delivery.value) : draft.delivery
  const json = (part: unknown) => (part === null ? null : JSON.stringify(part))
  return {
    ...(save.lastStep && { last_step: save.lastStep.value }),
    ...(save.cart && { cart: JSON.stringify(linesOf(save.cart.value)) }),
    ...(save.customer && { customer: JSON.stringify(customer) }),
    ...(save.recipient && { recipient: json(recipient) }),
    ...(save.delivery && { delivery: JSON.stringify(delivery) }),
    ...(save.company && { company: json(save.company.value) }),
    ...(save.roistatVisitId !== null && { roistat_visit_id: save.roistatVisitId }),
    ...(save.tinkoffInstallmentId !== null && { tinkoff_installment_id: save.tinkoffInstallmentId }),
    ...(save.marketing && { marketing: JSON.stringify(save.marketing) }),
    ...(save.personalDataConsent !== null && {
      personal_data_consent: save.personalDataConsent,
      consent_on: save.personalDataConsent ? new Date(shop.now()) : null,
      policy_version: save.personalDataConsent ? shop.settings.policyVersion : null,
    }),
    completeness: completenessOf({ customer, recipient, deliveryIsComplete: deliveryIsComplete(delivery) }),
    updated_on: new Date(shop.now()),
  }
}

function refuseUnfit(save: Save): void {
  const { customer, recipient, delivery, company, cart } = save
  const parts = {
    customer: customer?.value,
    recipient: recipient?.value,
    delivery: delivery?.value,
    company: company?.value,
  }
  const errors = [...lengthErrors(parts), ...lineErrors(cart?.value ?? [], '/cart/value')]
  if (errors.length > 0) throw new Refusal('validation-failed', { errors })
}

/**
 * Made from an older draft than this one: it would undo what somebody else has saved since. A version that the sender's own save has made
 * is no conflict, though its answer was lost on the way. Who says nothing of versions is not asked.
 */
function isOvertaken(draft: Draft, { version, ownSaves }: Save, from: SaveTrip['from']): boolean {
  const fits = (from === null || from.includes(draft.version)) && (version === null || version === draft.version)
  return !fits && !(draft.saved_with !== null && ownSaves?.includes(draft.saved_with))
}

/** Leaves the transaction, which holds the draft, with the draft as it is. */
class Overtaken extends Error {
  constructor(readonly draft: Draft) {
    super('version-conflict')
  }
}

async function create(
  shop: Shop,
  trx: Transaction<ShopDatabase>,
  save: Save,
  visitor: string,
  { key }: SaveTrip,
): Promise<Draft> {
  const empty = { customer: {}, recipient: null, delivery: {} }
  const values = {
    id: shop.randomId(),
    visitor_id: visitor,
    saved_with: key,
    created_on: new Date(shop.now()),
    ...changesOf(save, empty, shop),
  }
  return trx.insertInto('order_in_process').values(values).returningAll().executeTakeFirstOrThrow()
}

async function change(
  shop: Shop,
  trx: Transaction<ShopDatabase>,
  id: string,
  save: Save,
  visitor: string,
  { from, key }: SaveTrip,
): Promise<Draft> {
  const draft = await lockDraft(shop, trx, id, visitor)
  if (draft.created_order_id !== null) {
    throw new Refusal('order-already-created', { current: { createdOrderId: draft.created_order_id } })
  }
  if (isOvertaken(draft, save, from)) throw new Overtaken(draft)
  return trx
    .updateTable('order_in_process')
    .set((eb) => ({ ...changesOf(save, draft, shop), version: eb('version', '+', 1), saved_with: key }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Creates a draft or changes parts of it. The last write of a part wins (CHK-45, CHK-46), but for one that was made from an older draft: it is
 * refused, with the draft as it is.
 */
export async function saveDraft(
  shop: Shop,
  save: Save,
  visitor: string,
  trip: SaveTrip,
): Promise<OrderInProcessSaveResult> {
  refuseUnfit(save)
  const { id } = save
  const draft = await shop.db
    .transaction()
    .execute((trx) =>
      id === null ? create(shop, trx, save, visitor, trip) : change(shop, trx, id, save, visitor, trip),
    )
    .catch(async (error: unknown) => {
      throw error instanceof Overtaken
        ? new Refusal('version-conflict', { current: await draftAnswer(shop, error.draft) })
        : error
    })
  return {
    id: draft.id,
    version: draft.version,
    createdOrderId: draft.created_order_id,
    savedOn: draft.updated_on.toISOString(),
  }
}
