import { everySetting, type Shop } from '@prilavok/core'
import { cartFeature } from '@prilavok/core/cart'
import type { Payment, PaymentState } from '@prilavok/core/payment'
import type { CheckoutFlow, ExplainedChoice } from '@prilavok/core/flows'
import type { DevtoolsLabels } from '../../devtools.labels'
import type { Item, SectionReader } from '../report.types'
import { featureInUse } from '../../page/feature-in-use'
import { mask } from '../../privacy/plain-text'
import { SETTINGS, shape, shapeText } from '../../privacy/shape'

/** The features that hold a state; only those that are in use are shown. */
export const FEATURES = [
  'pricing',
  'city',
  'contacts',
  'delivery',
  'payment',
  'order',
  'checkout',
  'cross-sales',
  'flags',
  'notifications',
] as const

function cartItem(shop: Shop, labels: DevtoolsLabels): Item {
  const { lines, total, calculated } = shop.use(cartFeature).state.getState()
  const details = lines.map(({ id, quantity, price }) => {
    const known = calculated?.items.find((item) => item.id === id)
    const isGone = calculated?.removed.some((item) => item.id === id) === true
    const server =
      isGone || known?.available === false
        ? labels.unavailable
        : known === undefined
          ? labels.uncounted
          : labels.roubles(known.price)
    return `${id} ${labels.times(quantity)}: ${labels.roubles(price)} → ${server}`
  })
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    title: labels.cart,
    facts: [labels.products(lines.length), labels.pieces(pieces), labels.roubles(total)],
    details: details.join('\n') || undefined,
  }
}

/** Reasons are the codes of `CheckoutExplanation`: they are for developers, and for a search in the docs. */
const choiceItem = (title: string, { id, why, recommended, merits }: ExplainedChoice<string>): Item => ({
  title: `${title}: ${id ?? '–'}`,
  facts: [why],
  details: recommended === null ? undefined : `${recommended}: recommended, ${merits.join(', ')}`,
})

/** The chosen payment with its reason, and which ways are closed; why they are stands as the server's code, its own words may name products. */
function paymentItem({ item, choice, why, offers }: PaymentState, labels: DevtoolsLabels): Item {
  const closed = offers.filter(({ available }) => !available).map(({ id, rejectCode }) => `${id}: ${rejectCode ?? '–'}`)
  return {
    title: `${labels.payment}: ${choice ?? item}`,
    facts: why === null ? [] : [why],
    details: closed.length === 0 ? undefined : closed.join('\n'),
  }
}

/** Why the payment, the carrier and the point are what they are, and what the order's score is made of. */
function* reasons(shop: Shop, labels: DevtoolsLabels): Generator<Item> {
  const payment = featureInUse<Payment>(shop, 'payment')?.state.getState()
  if (payment?.item) yield paymentItem(payment, labels)
  const flow = featureInUse<CheckoutFlow>(shop, 'checkout-flow')
  const explained = flow?.explain() ?? null
  if (explained === null) return
  const { carrier, point, score } = explained
  yield choiceItem(labels.delivery, carrier)
  yield choiceItem(labels.point, point)
  yield {
    title: labels.score,
    facts: [`${score.total} / ${score.acceptable}`],
    details: score.points.map(({ part, given, most }) => `${part}: ${given}/${most}`).join('\n'),
  }
  yield { title: labels.orderState, details: shapeText(flow?.orderState()) }
}

interface StatefulFeature {
  readonly state: { readonly getState: () => object }
}

function featureItem(shop: Shop, name: string): readonly Item[] {
  const state = featureInUse<StatefulFeature>(shop, name)?.state.getState()
  if (state === undefined) return []
  const known = shape(state) as Readonly<Record<string, unknown>>
  const facts = ['screen', 'status', 'submission', 'saving'].flatMap((key) =>
    typeof known[key] === 'string' ? [known[key]] : [],
  )
  return [{ title: name, facts, details: shapeText(state), tone: facts.includes('failed') ? 'warning' : undefined }]
}

/** The cart, why things were chosen, and the state of each feature. */
export const readShop: SectionReader = ({ context: { shop } }, labels) => [
  cartItem(shop, labels),
  ...reasons(shop, labels),
  ...FEATURES.flatMap((name) => featureItem(shop, name)),
]

const text = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 1).replaceAll('"', '')

/** The settings as merged from the page's script, tag and call; then what is wrong with them. */
export const readSettings: SectionReader = ({ context: { config, shop, diagnostics } }) => {
  const all = shape({ lang: 'ru', ...config, ...shop.settings(everySetting) }, SETTINGS) as Readonly<
    Record<string, unknown>
  >
  return [
    ...Object.entries(all).map(([title, value]): Item =>
      typeof value === 'object' ? { title, details: text(value) } : { title, facts: [text(value)] },
    ),
    ...diagnostics.flatMap(({ message, element }): Item[] =>
      element === undefined ? [{ title: '', text: mask(message), tone: 'error' }] : [],
    ),
  ]
}
