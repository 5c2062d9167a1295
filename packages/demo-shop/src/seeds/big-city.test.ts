import { expect, it } from 'vitest'
import { addBigCity, bigCity } from './big-city'
import { takeDatabase } from '@prilavok/shop-server/testing/kept-databases'

it('the big city comes when it is asked for, grows when more is asked, and never shrinks', async () => {
  const { db, close } = await takeDatabase()
  await db.insertInto('address_region').values({ id: bigCity.region_id, name: 'Саратовская область' }).execute()
  expect([await addBigCity(db, 300), await addBigCity(db, 500), await addBigCity(db, 100)]).toEqual([300, 200, 0])
  const points = await db
    .selectFrom('pick_point')
    .select(['id', 'carrier_id', 'is_active'])
    .where('city_id', '=', bigCity.id)
    .execute()
  expect(new Set(points.map(({ id }) => id)).size).toBe(500)
  expect(points.every(({ carrier_id, is_active }) => carrier_id === 'Cdek' && is_active)).toBe(true)
  await close()
})
