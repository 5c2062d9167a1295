/** What a shop may have, in the order in which it is judged. */
export const FEATURES = [
  'cart',
  'order-draft',
  'delivery',
  'payment',
  'suggestions',
  'city',
  'catalogue',
  'search',
  'product',
  'cross-sales',
  'content',
  'flags',
] as const

/** A part of the contract that a shop has as a whole or not at all. */
export type Feature = (typeof FEATURES)[number]

/** Whether a word names a feature. */
export const isFeature = (name: string): name is Feature => FEATURES.some((feature) => feature === name)
