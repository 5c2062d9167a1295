import { createShopServer } from '@prilavok/shop-server'

const shop = await createShopServer({ demo: 'mini' })
const answer = await shop.fetch(new Request('http://shop.example/api/meta'))
console.log(answer.status)
await shop.close()
