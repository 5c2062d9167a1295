import { openShop } from '@prilavok/shop-server'
import { coupon } from './coupon.js'

await openShop({ dataDir: 'data', port: 8080, resources: [coupon] })
