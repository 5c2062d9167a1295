'use client'
import { createBrowserEffects } from '@prilavok/browser'
import { createHttp } from '@prilavok/browser/http'
import { createShop } from '@prilavok/core'
import { ShopProvider } from '@prilavok/react'
import { useState, type ReactNode } from 'react'

const settings = {
  pages: { home: '/', cart: '/cart', order: '/order' },
  bestPay: false,
} as const

interface ShopProps {
  /** Where the shop server is. */
  readonly origin: string
  readonly children: ReactNode
}

/** One shop for every request on the server, and one for the whole visit in the browser. */
export function Shop({ origin, children }: ShopProps) {
  const [shop] = useState(() => createShop(createBrowserEffects({ http: createHttp({ origin }) }), settings))
  return <ShopProvider shop={shop}>{children}</ShopProvider>
}
