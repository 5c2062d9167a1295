import {
  loadDeliveryCosts,
  loadOrder,
  loadPurchaseTypes,
  saveOrder,
  type Input,
  type OrderInProcess,
  type OrderInProcessSaveResult,
} from '@prilavok/contracts'
import type { Facts } from './facts'
import type { JudgedCall } from './judge'
import { must, NotJudged } from './verdict'

/** What every draft and every order of the kit carries, so that people know them. */
export const MARK = 'Prilavok conformance test, please ignore'

/** A draft that was made for a check. */
export interface MadeDraft {
  readonly id: string
  readonly key: string
  readonly version: number
}

/** The parts of a save. */
export type SavedParts = Partial<Input<typeof saveOrder>['body']>

/** Makes drafts, remembers them, and empties them in the end. */
export interface Drafts {
  /** A new draft of a new key with a marked buyer and the given parts. */
  readonly make: (parts?: SavedParts) => Promise<MadeDraft>
  /** A draft that lacks nothing but its confirmation; `NotJudged` where the shop offers no way to make one. */
  readonly complete: (purchaseType?: string) => Promise<MadeDraft>
  /** Remembers a draft that a check has made by itself. */
  readonly adopt: (draft: MadeDraft) => void
  readonly save: (draft: Pick<MadeDraft, 'id' | 'key'>, parts: SavedParts) => Promise<OrderInProcessSaveResult>
  /** The draft as its owner reads it. */
  readonly load: (draft: Pick<MadeDraft, 'id' | 'key'>) => Promise<OrderInProcess>
  /** Takes products and persons out of every draft that is no order; resolves with how many could be emptied. */
  readonly empty: () => Promise<{ readonly made: number; readonly emptied: number }>
}

const buyer = { firstName: 'Проверка', lastName: 'Совместимости', phone: '+79000000000', comment: MARK }
const newKey = () => crypto.randomUUID()
/** Three pieces of each: a sum that rounding shows in, and that most shops take on delivery. */
const PIECES = 3
/** Cities that the courier goes to want these; a pickup point does not. */
const PREFERRED = ['PayOnDelivery', 'PayImmediately', 'PayViaYooKassa', 'PayViaSberbankAcquiring']

async function deliveryOf(data: JudgedCall, facts: Facts, draft: MadeDraft) {
  if (facts.city === null) throw new NotJudged('There is no city to deliver to: pass --city.')
  const costs = await data(loadDeliveryCosts, { query: { cityId: facts.city, orderId: draft.id } }, { key: draft.key })
  const quotes = Object.values(costs.transportCompaniesDeliveryInfo).filter(
    ({ cost, pickPoints }) => cost !== null && pickPoints.length > 0,
  )
  const quote = quotes.find(({ cashOnDeliveryAvailability: cash }) => cash === 'Available') ?? quotes[0]
  const point = quote?.pickPoints.find(({ payment }) => payment.startsWith('Cash')) ?? quote?.pickPoints[0]
  if (quote === undefined || point === undefined)
    throw new NotJudged(`No carrier brings these products to a pickup point of the city ${facts.city}.`)
  return { cityId: facts.city, transportCompany: quote.transportCompany, toDoor: false, pickPointId: point.id }
}

/** Drafts by calls that are judged. */
export function createDrafts(data: JudgedCall, facts: Facts): Drafts {
  const made: MadeDraft[] = []

  const save: Drafts['save'] = ({ id, key }, parts) =>
    data(saveOrder, { body: { ...parts, id } }, { key, idempotencyKey: newKey() })

  const load: Drafts['load'] = async ({ id, key }) => {
    const draft = await data(loadOrder, { params: { id } }, { key })
    must(draft !== null, 'fields', 'The draft that was just made is not there.')
    return draft
  }

  const make: Drafts['make'] = async (parts = {}) => {
    if (!facts.features.includes('order-draft')) throw new NotJudged('This is judged with the feature order-draft.')
    const key = newKey()
    const cart = { value: facts.products.slice(0, 2).map((id) => ({ id, quantity: PIECES })) }
    const body = { cart, customer: { value: buyer }, personalDataConsent: true, ...parts }
    const { id, version } = await data(saveOrder, { body }, { key, idempotencyKey: newKey() })
    const draft = { id, key, version }
    made.push(draft)
    return draft
  }

  async function complete(purchaseType?: string): Promise<MadeDraft> {
    if (!facts.features.includes('delivery') || !facts.features.includes('payment'))
      throw new NotJudged('An order needs the features delivery and payment.')
    const draft = await make()
    const delivery = await deliveryOf(data, facts, draft)
    await save(draft, { delivery: { value: delivery } })
    const { items } = await data(loadPurchaseTypes, { params: { id: draft.id } }, { key: draft.key })
    const offered = Object.values(items).filter(({ isAvailable }) => isAvailable)
    const wanted = purchaseType === undefined ? PREFERRED : [purchaseType]
    const option = wanted.find((id) => offered.some((each) => each.id === id))
    if (option === undefined) throw new NotJudged(`The shop does not offer ${wanted.join(', ')} for this draft.`)
    // What the buyer has seen: the confirmation compares it.
    const { cart } = await load(draft)
    const lines = cart.map(({ id, quantity, hashCode }) => ({ id, quantity, hashCode }))
    const { version } = await save(draft, {
      cart: { value: lines },
      delivery: { value: { ...delivery, purchaseType: option } },
    })
    return { ...draft, version }
  }

  async function isEmptied({ id, key }: MadeDraft): Promise<boolean> {
    const nobody = { customer: { value: null }, recipient: { value: null }, company: { value: null } }
    try {
      await save({ id, key }, { ...nobody, cart: { value: [] }, delivery: { value: null } })
      return true
    } catch {
      return false
    }
  }

  return {
    make,
    complete,
    adopt: (draft) => void made.push(draft),
    save,
    load,
    empty: async () => {
      let emptied = 0
      for (const draft of made) if (await isEmptied(draft)) emptied += 1
      return { made: made.length, emptied }
    },
  }
}
