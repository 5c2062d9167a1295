import { productStockSubscriberResource, subscriberStatusValues } from '@prilavok/contracts/admin'
import { setDetail } from '../engine/set-detail'
import { detail, generated, nameOf, type ServerResource } from '../engine/server-resource'

/** Who wants to know when a product is back or cheaper. Source: ADMIN-ENT-34. */
export const productStockSubscriber: ServerResource = {
  resource: productStockSubscriberResource,
  table: 'product_stock_subscriber',
  columns: generated({ productId: 'text', kind: 'text', status: 'text' }),
  computed: {
    productName: nameOf('product', detail('productId')),
    availability: nameOf('product', detail('productId'), 'availability'),
  },
  search: ['productName', 'phone', 'email'],
  actions: { setStatus: setDetail('status', (value) => subscriberStatusValues.values.some((each) => each === value)) },
  // What the shop's pages show of it, and what the staff write.
  personal: {
    permission: 'customer:read-personal-data',
    harmless: ['kind', 'productId', 'productName', 'availability', 'remindOn', 'status', 'notifiedOn'],
  },
}
