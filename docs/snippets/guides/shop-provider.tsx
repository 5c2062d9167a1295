'use client'
import { createBrowserEffects } from '@prilavok/browser'
import { createHttp } from '@prilavok/browser/http'
import { createShop } from '@prilavok/core'
import { ShopProvider } from '@prilavok/react'
import { useState, type ReactNode } from 'react'

const settings = { pages: { home: '/', cart: '/cart', order: '/order' } } as const

interface ShopProps {
  readonly origin: string
  readonly children: ReactNode
}

export function Shop({ origin, children }: ShopProps) {
  const [shop] = useState(() => createShop(createBrowserEffects({ http: createHttp({ origin }) }), settings))
  return <ShopProvider shop={shop}>{children}</ShopProvider>
}
