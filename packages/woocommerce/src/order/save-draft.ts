import { DRAFT_KEY_HEADER, phoneDigits, type OrderInProcessSave } from '@prilavok/contracts'
import { HttpProblem } from '../http/problem'
import type { Shop } from '../shop'
import { addDraft, changeDraft, needOwnDraft, refuseBusy } from './drafts'
import type { StoredDraft } from './stored-draft'
import { wayOf } from './way-of'

type Save = OrderInProcessSave
type Value<K extends keyof Save> = NonNullable<Save[K]> extends { value: infer V } ? V : never

/** Who saves, and with which Idempotency-Key. */
interface Saving {
  readonly draftKey: string | null
  readonly repeatKey: string | null
}

/** A phone is kept as `+7…` when it is one, as typed while it is not. */
const keptPhone = (phone: string | null): string | null => {
  const digits = phoneDigits(phone ?? '')
  return /^\d{10}$/.test(digits) ? `+7${digits}` : phone
}

function customerOf(customer: Value<'customer'>): StoredDraft['customer'] {
  if (customer === null) return {}
  const { phone, secondaryPhone, ...rest } = customer
  const fullName =
    rest.fullName?.trim() || [rest.lastName, rest.firstName, rest.middleName].filter(Boolean).join(' ') || null
  return { ...rest, id: null, fullName, phone: keptPhone(phone), secondaryPhone: keptPhone(secondaryPhone) }
}

/** The courier is marked by suffix or by flag; the draft keeps both alike. The cost is WooCommerce's. */
function deliveryOf(delivery: Value<'delivery'>): StoredDraft['delivery'] {
  if (delivery === null) return {}
  const { carrier, toDoor } = wayOf(delivery)
  const transportCompany = carrier === null ? null : `${carrier}${toDoor ? '_ToDoor' : ''}`
  return { ...delivery, cost: null, toDoor, transportCompany }
}

/** What a save changes: parts that are absent stay. */
const changesOf = (save: Save, nowIso: string): Partial<StoredDraft> => ({
  ...(save.lastStep && { lastStep: save.lastStep.value }),
  ...(save.cart && {
    cart: (save.cart.value ?? []).map(({ id, quantity, hashCode }) => ({ id, quantity, hashCode: hashCode || null })),
  }),
  ...(save.customer && { customer: customerOf(save.customer.value) }),
  ...(save.recipient && {
    recipient: save.recipient.value && {
      ...save.recipient.value,
      phone: keptPhone(save.recipient.value.phone) ?? '',
    },
  }),
  ...(save.delivery && { delivery: deliveryOf(save.delivery.value) }),
  ...(save.company && { company: save.company.value }),
  ...(save.roistatVisitId !== null && { roistatVisitId: save.roistatVisitId }),
  ...(save.tinkoffInstallmentId !== null && { tinkoffInstallmentId: save.tinkoffInstallmentId }),
  ...(save.marketing && { marketing: save.marketing }),
  ...(save.personalDataConsent !== null && { consentOn: save.personalDataConsent ? nowIso : null }),
  updatedOn: nowIso,
})

const emptyDraft = (id: string, owner: string): StoredDraft => ({
  id,
  version: 1,
  owner,
  savedWith: null,
  cart: [],
  customer: {},
  recipient: null,
  delivery: {},
  company: null,
  lastStep: null,
  roistatVisitId: null,
  tinkoffInstallmentId: null,
  marketing: null,
  consentOn: null,
  promoCode: null,
  updatedOn: '',
  order: null,
  isOrdered: false,
  busyUntil: 0,
})

/** Whether a save was made from an older draft and would undo what somebody else has saved since. */
const isOvertaken = (draft: StoredDraft, { version, ownSaves }: Save): boolean =>
  version !== null &&
  version !== draft.version &&
  !(draft.savedWith !== null && (ownSaves ?? []).includes(draft.savedWith))

/** What became of a save: the saved draft, or the newer one that it was refused for. */
export type SaveOutcome = { readonly saved: StoredDraft } | { readonly newer: StoredDraft }

/** Makes a draft or changes parts of it. */
export async function saveDraft(shop: Shop, save: Save, { draftKey, repeatKey }: Saving): Promise<SaveOutcome> {
  const changes = { ...changesOf(save, new Date(shop.now()).toISOString()), savedWith: repeatKey }
  if (save.id === null) {
    if (draftKey === null)
      throw new HttpProblem('bad-request', { detail: `A new draft needs the key of its owner in ${DRAFT_KEY_HEADER}.` })
    const draft = { ...emptyDraft(shop.randomId(), draftKey), ...changes }
    await addDraft(shop, draft)
    return { saved: draft }
  }
  await needOwnDraft(shop, save.id, draftKey)
  let newer: StoredDraft | null = null
  const saved = await changeDraft(shop, save.id, (draft) => {
    newer = null
    if (draft.isOrdered)
      throw new HttpProblem('order-already-created', {
        current: { createdOrderId: String(draft.order?.wooId ?? '') },
      })
    refuseBusy(shop, draft)
    if (!isOvertaken(draft, save)) return { ...draft, ...changes, version: draft.version + 1 }
    newer = draft
    return draft
  })
  return newer === null ? { saved } : { newer }
}
