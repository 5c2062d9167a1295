import { createBrowserEffects, createLazyHttp } from '@prilavok/browser'
import { createShop } from '@prilavok/core'

const http = createLazyHttp(async () => {
  const { createHttp } = await import('@prilavok/browser/http')
  return createHttp({ origin: 'https://shop.example' })
})

export const shop = createShop(createBrowserEffects({ http }))
