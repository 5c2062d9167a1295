import type { Shop } from '@prilavok/core'
import { createContext, useContext, useEffect, type ReactNode } from 'react'

/** Bundlers replace this, so that a page in production has no code for it. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

const ShopContext = createContext<Shop | null>(null)

/** The shop and what it serves. */
export interface ShopProviderProps {
  /** The one shop of the application; another one replaces it for everything below. */
  readonly shop: Shop
  /** What may use the hooks. */
  readonly children?: ReactNode
}

function needShop(shop: Shop | undefined): void {
  if (shop === undefined)
    throw new TypeError('<ShopProvider> was given no shop. Write <ShopProvider shop={createShop(…)}>.')
}

/**
 * Gives every hook below it the same shop, and keeps the prices of its cart; that code is loaded after the first paint.
 * Source: PRICE-08.
 */
export function ShopProvider({ shop, children }: ShopProviderProps) {
  if (process.env.NODE_ENV !== 'production') needShop(shop)
  useEffect(() => void import('./cart/keep-prices').then(({ keepPrices }) => keepPrices(shop)), [shop])
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>
}

/** The shop of the page. */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (shop === null) {
    throw new Error(
      'A shop hook was used outside <ShopProvider>. There is no shop; put <ShopProvider shop={createShop(…)}> above the component.',
    )
  }
  return shop
}
