import { createDemoServer } from '@prilavok/demo-shop'

const shop = await createDemoServer({ demo: 'mini' })
const answer = await shop.fetch(new Request('http://shop.example/api/meta'))
console.log(answer.status)
await shop.close()
