import { shopSettings } from '@prilavok/core'
import { checkoutSettings } from '@prilavok/core/checkout'
import { plainAddress } from './plain-text'

/** The only keys of states and messages whose values are shown; none of them holds anything of a person. */
const DATA: ReadonlySet<string> = new Set(
  (
    'status screen submission saving kind method carrier choice why available best recommended free cost total price quantity count goods items ' +
    'lines offers quotes pickup courier calculated calculation consent submitted lastStep step score ready cart ' +
    'OnlinePayment TinkoffInstallment AddressDelivery SuggestedCities paymentFeatureIsEnabled tinkoffInstallmentFeatureIsEnabled ' +
    'addressDeliveryFeatureIsEnabled isReturningToStepEnabled preselectedPaymentMethod geoUsedOnce'
  ).split(' '),
)

/** The same for the settings of a page. */
export const SETTINGS: ReadonlySet<string> = new Set([
  ...'lang pages cart order home policy chat registration checkout api origin timeoutMs policyVersion payOnDeliveryNoteFrom stockSubscription bestPay vatPercent options'.split(
    ' ',
  ),
  ...Object.keys(shopSettings.options),
  ...Object.keys(checkoutSettings.checkout),
])

/** Of long lists the first items stand for the rest. */
const FIRST_ITEMS = 3
const DEEPEST = 6
const KEY = /^[a-z]\w{0,40}$/i
/** One word or address; what people write about themselves looks otherwise. */
const WORD = /^(?!.*\d{7})[\w./:?&=#%-]{0,120}$/

const sizeOf = (value: unknown): string => {
  if (value === null || value === undefined) return String(value)
  if (typeof value === 'string') return `text(${value.length})`
  if (Array.isArray(value)) return `list(${value.length})`
  if (value instanceof Set) return `list(${value.size})`
  return typeof value === 'object' ? `group(${Object.keys(value).length})` : typeof value
}

function shapeOfShown(value: unknown, shown: ReadonlySet<string>, depth: number): unknown {
  if (typeof value === 'string') return WORD.test(value) ? plainAddress(value) : sizeOf(value)
  if (typeof value === 'number' || typeof value === 'boolean' || value === null)
    return Math.abs(Number(value)) < 1e10 ? value : sizeOf(value)
  if (depth > DEEPEST || typeof value !== 'object' || value instanceof Set) return sizeOf(value)
  if (!Array.isArray(value)) return shapeOfGroup(value, shown, depth)
  const first = value
    .slice(0, FIRST_ITEMS)
    .map((item) => (typeof item === 'object' ? shapeOfShown(item, shown, depth + 1) : sizeOf(item)))
  return value.length > FIRST_ITEMS ? [...first, `list(${value.length})`] : first
}

const shapeOfGroup = (group: object, shown: ReadonlySet<string>, depth: number): unknown =>
  Object.fromEntries(
    Object.entries(group).map(([key, value]) =>
      shown.has(key)
        ? [key, shapeOfShown(value, shown, depth + 1)]
        : [KEY.test(key) ? key : sizeOf(key), sizeOf(value)],
    ),
  )

/** A state, a message or settings as a shape: the values of harmless keys, type and length of all others. */
export const shape = (value: unknown, shown = DATA): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? shapeOfGroup(value, shown, 0) : sizeOf(value)

/** The shape in lines. */
export const shapeText = (value: unknown): string => JSON.stringify(shape(value), null, 1).replaceAll('"', '')
