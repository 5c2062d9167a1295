import type { OrderInProcessSave } from './order'

type Wrapped = 'lastStep' | 'cart' | 'customer' | 'recipient' | 'delivery' | 'company'
type Unwrap<T> = NonNullable<T> extends { value: infer V } ? V : never

/** A change of an order draft in wire values: an absent part stays as it is, null clears it (CHK-47). */
export type OrderPatch = {
  readonly [K in Wrapped]?: Unwrap<OrderInProcessSave[K]>
} & {
  readonly [K in Exclude<keyof OrderInProcessSave, Wrapped>]?: OrderInProcessSave[K]
}

const wrapped: ReadonlySet<string> = new Set<Wrapped>([
  'lastStep',
  'cart',
  'customer',
  'recipient',
  'delivery',
  'company',
])

/** Turns a change of the draft into the body of `saveOrder`; a partner with other wrapping replaces it. */
export type OrderBodyCodec = (patch: OrderPatch) => Partial<OrderInProcessSave>

/** The contract's body: parts wrapped as `{value}`, the rest bare (CHK-47). */
export const wrapOrderBody: OrderBodyCodec = (patch) =>
  Object.fromEntries(
    Object.entries(patch)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, wrapped.has(key) ? { value } : value]),
  )
