import { another, faultsOf, inPlaceOf, onAddress, onBody, onData, onProblemFields, without } from './fault'

interface Line {
  readonly hashCode?: string
}
type Records = Readonly<Record<string, object>>

const DRAFT = /\/order-in-process\/[^/]+$/
const SAVE = /\/order-in-process$/
const CONFIRM = /\/confirm$/
const SAVED = { id: 'x', version: 2, savedOn: '2026-01-01T00:00:00Z' }
const COSTS = /\/delivery-costs/
const each = (records: Records, change: object): Records =>
  Object.fromEntries(Object.entries(records).map(([name, record]) => [name, { ...record, ...change }]))

interface Read {
  readonly access: string
  readonly order: object | null
}
interface Costs {
  readonly transportCompaniesDeliveryInfo: Records
  readonly discount: { readonly orderAmount: number }
}

/** What orders, deliveries and payments get wrong. */
export const orderFaults = faultsOf(
  ['cart', 'order-draft', 'delivery', 'payment'],
  [
    [
      'a second confirmation is another order',
      'oneOrder',
      onData(CONFIRM, (order: object, { headers }) => ({
        ...order,
        orderId: `o-${headers.get('Idempotency-Key') ?? ''}`,
      })),
    ],
    [
      'a repeat has another response',
      'idempotency',
      onData(CONFIRM, (order: object) => ({ ...order, orderNumber: another() })),
    ],
    [
      'changed prices are not asked about',
      'priceChanged',
      onBody(SAVE, (body: { readonly cart?: { readonly value: readonly Line[] } }) =>
        body.cart ? { ...body, cart: { value: body.cart.value.map((line) => without(line, 'hashCode')) } } : body,
      ),
    ],
    [
      'changed prices come without the calculation',
      'priceChanged',
      onProblemFields((problem) => (problem['code'] === 'price-changed' ? without(problem, 'current') : problem)),
    ],
    [
      'what is left to pay does not add up',
      'orderTotal',
      onData(CONFIRM, (order: { readonly due: number }) => ({ ...order, due: order.due + 1 })),
    ],
    [
      'the delivery is cheaper on the receipt',
      'orderTotal',
      onData(DRAFT, (draft: Read) =>
        draft.order ? { ...draft, order: { ...draft.order, deliveryCost: 0.01 } } : draft,
      ),
    ],
    [
      'strangers see what an order costs',
      'ownership',
      onData(DRAFT, (draft: Read) =>
        draft.access === 'stranger' && draft.order ? { ...draft, order: { ...draft.order, total: 100 } } : draft,
      ),
    ],
    ['an order can be saved again', 'savedAfterOrder', inPlaceOf(409, SAVE, SAVED)],
    [
      'two carriers are recommended',
      'oneBest',
      onData(COSTS, (costs: Costs) => ({
        ...costs,
        transportCompaniesDeliveryInfo: each(costs.transportCompaniesDeliveryInfo, { recommended: true }),
      })),
    ],
    [
      'delivery counts another total',
      'onePrice',
      onData(COSTS, (costs: Costs) => ({
        ...costs,
        discount: { ...costs.discount, orderAmount: costs.discount.orderAmount + 1 },
      })),
    ],
    [
      'points come though nobody asked',
      'fields',
      onAddress(COSTS, (address) => address.replace('withPickPoints=false', 'withPickPoints=true')),
    ],
    [
      'payment options are refused without a reason',
      'reasons',
      onData(/\/purchase-types$/, (types: { readonly items: Records }) => ({
        ...types,
        items: each(types.items, { isAvailable: false, rejectReason: null, rejectCode: null }),
      })),
    ],
    [
      'two options are the best',
      'oneBest',
      onData(/\/purchase-types$/, (types: { readonly items: Records }) => ({
        ...types,
        items: each(types.items, { bestPayOption: true }),
      })),
    ],
    [
      'the payment page is a script',
      'safeAddresses',
      onData(/\/yookassa$/, (start: object) => ({ ...start, url: 'javascript:alert(1)' })),
    ],
    [
      'a repeated start is another payment',
      'idempotency',
      onData(/\/yookassa$/, (start: object) => ({ ...start, providerOrderId: another() })),
    ],
    [
      'an unpaid draft is paid',
      'paymentStart',
      onData(/\/payment-status$/, (status: object) => ({ ...status, succeed: true, isFinal: true })),
    ],
  ],
)
