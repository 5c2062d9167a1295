/** The label of each state of the stock that the server names, and how it looks. */
export const STOCK = {
  InStock: { label: 'inStock', tone: 'yes' },
  InStockAtSupplier: { label: 'atSupplier', tone: 'yes' },
  OnOrder: { label: 'onOrder', tone: 'later' },
  Expected: { label: 'expected', tone: 'later' },
  OutOfStock: { label: 'outOfStock', tone: 'no' },
  Discontinued: { label: 'discontinued', tone: 'no' },
} as const

/** Whether a state of the stock is one of those above; servers may know more. */
export const isKnownStock = (availability: string): availability is keyof typeof STOCK =>
  Object.hasOwn(STOCK, availability)
