import type { ShopServer } from '../shop-handler'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-02-10T09:00:00Z')

/** Adds buyers, orders and drafts to the fixture shop, as staff find them. */
export async function addOrders({ db }: Pick<ShopServer, 'db'>, count = 7): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  await db
    .insertInto('customer')
    .values(
      numbers.map((number) => ({
        id: `buyer-${number}`,
        phone: `+7900000100${number}`,
        first_name: 'Анна',
        last_name: `Покупаева-${number}`,
        email: `anna${number}@example.com`,
      })),
    )
    .execute()
  await db
    .insertInto('customer_order')
    .values(
      numbers.map((number) => ({
        id: `order-${number}`,
        number: `2026-${number}`,
        customer_id: `buyer-${number}`,
        status: 'New',
        purchase_type: 'PayOnDelivery',
        carrier_id: 'Cdek',
        to_door: false,
        city_id: ids.moscow,
        pick_point_id: ids.cdekMoscow,
        delivery_address: 'ул. Берёзовая, 1',
        goods_kopecks: 49_900 * number,
        discount_kopecks: 0,
        delivery_kopecks: 0,
        total_kopecks: 49_900 * number,
        weight_kg: 25 * number,
        created_on: new Date(NOW - number * DAY_MS),
      })),
    )
    .execute()
  await db
    .insertInto('order_item')
    .values(
      numbers.map((number) => ({
        order_id: `order-${number}`,
        line_number: 1,
        product_id: ids.cement,
        article: 'A-1',
        name: 'Цемент М500, 25 кг',
        quantity: number,
        price_kopecks: 49_900,
        discount_price_kopecks: 49_900,
        total_kopecks: 49_900 * number,
        weight_kg: 25,
      })),
    )
    .execute()
  await db
    .insertInto('order_in_process')
    .values(
      numbers.map((number) => ({
        id: `draft-of-a-visitor-with-${number}`,
        cart: JSON.stringify([{ id: ids.cement, quantity: number }]),
        customer: JSON.stringify({ firstName: 'Пётр', phone: '+79000002000' }),
        delivery: JSON.stringify({ cityId: ids.moscow }),
      })),
    )
    .execute()
}
