import { DRAFT_KEY_HEADER, type OrderInProcessSave } from '@prilavok/contracts'
import { personName } from '@prilavok/core'
import type { Draft, DraftLine, Trx } from '../../db'
import { sendChange } from '../../db/pipelined-connection'
import { hashOfSecret } from '../../http/draft-key'
import type { KeepIn } from '../../http/idempotency'
import { HttpProblem } from '../../http/problem'
import { completenessOf } from '../../rules/completeness'
import { deliveryIsComplete, wayOf } from '../../rules/order-check'
import { takenPhone, type PhonePolicy } from '../../rules/phone'
import type { Shop } from '../../shop'
import { addingDraftKey } from './draft-tokens'
import { lockOwnDraft } from './drafts'

type Save = OrderInProcessSave

/** The conditions of a save, from its headers. */
interface SaveConditions {
  /** The versions that it may be made to, as its If-Match header names them; null where any will do. */
  readonly from: readonly number[] | null
  /** Its Idempotency-Key. */
  readonly key: string | null
}
type Value<K extends keyof Save> = NonNullable<Save[K]> extends { value: infer V } ? V : never

const linesOf = (cart: Value<'cart'>): readonly DraftLine[] =>
  (cart ?? []).map(({ id, quantity, hashCode }) => ({ id, quantity, ...(hashCode ? { hashCode } : {}) }))

/** A phone is kept as `+7…`, or `+` and the digits of another country, when it is one that the shop takes, as typed while it is not. */
const keptPhone = (phone: string | null, phones: PhonePolicy) => takenPhone(phone, phones) ?? phone

function customerOf(customer: Value<'customer'>, phones: PhonePolicy): Draft['customer'] {
  if (customer === null) return {}
  const { id: _, phone, secondaryPhone, ...rest } = customer
  const fullName = rest.fullName?.trim() || personName(rest) || null
  return { ...rest, fullName, phone: keptPhone(phone, phones), secondaryPhone: keptPhone(secondaryPhone, phones) }
}

const recipientOf = (recipient: Value<'recipient'>, phones: PhonePolicy): Draft['recipient'] =>
  recipient && { ...recipient, phone: keptPhone(recipient.phone, phones) ?? '' }

/**
 * The courier is marked by suffix or by flag; the draft stores both alike. Cost is the server's own: what a save says of it is what its buyer
 * was shown, and an order at another one asks again.
 */
function deliveryOf(delivery: Value<'delivery'>, isBuyers = true): Draft['delivery'] {
  if (delivery === null) return {}
  const { carrierId, toDoor } = wayOf(delivery)
  return {
    ...delivery,
    cost: null,
    shownCost: isBuyers ? delivery.cost : null,
    toDoor,
    transportCompany: carrierId === null ? null : `${carrierId}${toDoor ? '_ToDoor' : ''}`,
  }
}

/** What staff write of phones was judged before. */
const STAFF: PhonePolicy = { foreignPhones: true }

/** The columns of a draft whose parts are all given, such as the form of the staff has them. */
export function draftColumns(parts: {
  readonly cart: Value<'cart'>
  readonly customer: Value<'customer'>
  readonly recipient: Value<'recipient'>
  readonly delivery: Value<'delivery'>
}) {
  const [customer, recipient] = [customerOf(parts.customer, STAFF), recipientOf(parts.recipient, STAFF)]
  const delivery = deliveryOf(parts.delivery, false)
  return {
    cart: JSON.stringify(linesOf(parts.cart)),
    customer: JSON.stringify(customer),
    recipient: recipient === null ? null : JSON.stringify(recipient),
    delivery: JSON.stringify(delivery),
    completeness: completenessOf({ customer, recipient, deliveryIsComplete: deliveryIsComplete(delivery) }),
  }
}

/** The columns that a save changes: parts that are absent stay (CHK-47). */
function changesOf(save: Save, draft: Pick<Draft, 'customer' | 'recipient' | 'delivery'>, shop: Shop) {
  const customer = save.customer ? customerOf(save.customer.value, shop.settings) : draft.customer
  const recipient = save.recipient ? recipientOf(save.recipient.value, shop.settings) : draft.recipient
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

/**
 * Whether the save was made from an older draft than this one and would undo what somebody else has saved since. A version
 * that the sender's own save has made is no conflict, though its response was lost; without versions nothing is compared.
 */
function isOvertaken(draft: Draft, { version, ownSaves }: Save, from: SaveConditions['from']): boolean {
  const fits = (from === null || from.includes(draft.version)) && (version === null || version === draft.version)
  return !fits && !(draft.saved_with !== null && ownSaves?.some((own) => hashOfSecret(own) === draft.saved_with))
}

/** What a save responds with. */
export interface SavedDraft {
  readonly id: string
  readonly version: number
  readonly createdOrderId: string | null
  readonly savedOn: string
}

/** What became of a save: the saved draft, or the newer draft that it was refused for. */
type SaveOutcome = { readonly saved: SavedDraft } | { readonly newer: Draft }

const FIRST_VERSION = 1

async function create(
  shop: Shop,
  trx: Trx,
  save: Save,
  draftKey: string | null,
  { key }: SaveConditions,
): Promise<SaveOutcome> {
  if (draftKey === null)
    throw new HttpProblem('bad-request', {
      detail: `A new order in process needs the key of its owner in ${DRAFT_KEY_HEADER}.`,
    })
  const id = shop.randomId()
  const columns = changesOf(save, { customer: {}, recipient: null, delivery: {} }, shop)
  const created = { id, version: FIRST_VERSION, saved_with: key && hashOfSecret(key), created_on: new Date(shop.now()) }
  await sendChange(trx, trx.insertInto('order_in_process').values({ ...created, ...columns }))
  await sendChange(trx, addingDraftKey(shop, trx, id, draftKey, 'owner'))
  return { saved: { id, version: FIRST_VERSION, createdOrderId: null, savedOn: columns.updated_on.toISOString() } }
}

async function change(
  shop: Shop,
  trx: Trx,
  id: string,
  save: Save,
  draftKey: string | null,
  { from, key }: SaveConditions,
): Promise<SaveOutcome> {
  const draft = await lockOwnDraft(shop, trx, id, draftKey)
  if (draft.created_order_id !== null) {
    throw new HttpProblem('order-already-created', { current: { createdOrderId: draft.created_order_id } })
  }
  if (isOvertaken(draft, save, from)) return { newer: draft }
  const version = draft.version + 1
  const columns = changesOf(save, draft, shop)
  const saved = { ...columns, version, saved_with: key && hashOfSecret(key) }
  await sendChange(trx, trx.updateTable('order_in_process').set(saved).where('id', '=', id))
  return { saved: { id, version, createdOrderId: null, savedOn: columns.updated_on.toISOString() } }
}

/**
 * Creates a draft or changes parts of it. The last write of a part wins (CHK-45, CHK-46), except one that was made from an
 * older draft: it changes nothing, and the newer draft is returned. What was saved is what the call responds with.
 */
export const saveDraft = (
  shop: Shop,
  save: Save,
  draftKey: string | null,
  conditions: SaveConditions,
  keepIn: KeepIn,
): Promise<SaveOutcome> =>
  shop.db.transaction().execute(async (trx) => {
    const { id } = save
    const outcome =
      id === null
        ? await create(shop, trx, save, draftKey, conditions)
        : await change(shop, trx, id, save, draftKey, conditions)
    if ('saved' in outcome) await keepIn(trx, outcome.saved)
    return outcome
  })
