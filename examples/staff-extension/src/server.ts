import type { OpenShopOptions } from '@prilavok/shop-server'
import { sql } from 'kysely'
import { coupon } from './coupon'
import { upkeep } from './upkeep'

/** What the server is given: `openShop({ resources })`. */
export const resources: OpenShopOptions['resources'] = [
  {
    ...coupon,
    validate: ({ worth }) =>
      Number(worth) > 5000 ? [{ pointer: '/worth', code: 'max_value', message: 'Купон не дороже 5 000 ₽' }] : [],
    run: {
      expire: async (db, { id }) => {
        await sql`update own_coupon set details = details || '{"isActive": false}', version = version + 1
          where id = ${id}`.execute(db)
      },
    },
  },
  upkeep,
]
