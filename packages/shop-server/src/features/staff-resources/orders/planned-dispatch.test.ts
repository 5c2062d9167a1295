import { listOrders, readOrder, saveOrder, type OrderEdition } from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase, describeRaces } from '../../../testing/each-database'
import { paymentBench } from '../../../testing/payment-bench'
import { staffClient, type StaffClient } from '../../../testing/staff-client'
import { addOrders } from '../../../testing/staff-orders'

/** The shop's clock stands at noon of 10 February in Moscow. */
const PLANS = { 'order-1': '2026-02-09', 'order-2': '2026-02-10', 'order-3': '2026-02-11' }

const zones = ['Europe/Moscow', 'America/New_York', 'Pacific/Kiritimati']
for (const timeZone of zones)
  describeRaces(
    `orders that are planned for a day, in ${timeZone}`,
    (shop) => {
      let admin: StaffClient
      beforeAll(async () => {
        admin = await staffClient(shop.server, 'admin')
        await addOrders(shop.server)
        for (const [id, plannedDispatchOn] of Object.entries(PLANS)) {
          const order = (await admin.call(readOrder, { params: { id } })).data as OrderEdition
          const body = { ...order, delivery: { ...order.delivery, plannedDispatchOn } }
          expect((await admin.call(saveOrder, { body } as never)).status).toBe(200)
        }
      })
      const found = async (query: object) =>
        (await admin.call(listOrders, { query } as never)).data.items.map(({ id }) => id).sort()

      it.each([
        [{ plannedDispatchOnFrom: '2026-02-10', plannedDispatchOnTo: '2026-02-10' }, ['order-2']],
        [{ plannedDispatchOnTo: '2026-02-09' }, ['order-1']],
        [{ plannedDispatchOnFrom: '2026-02-10' }, ['order-2', 'order-3']],
        [{ plannedDispatchOnTo: '2026-01-01' }, []],
      ])('%j finds %j; what has no plan is never among them', async (query, expected) => {
        expect(await found(query)).toEqual(expected)
      })

      it('the list names the day', async () => {
        const { data } = await admin.call(listOrders, { query: { ids: ['order-2'] } } as never)
        expect(data.items).toMatchObject([{ plannedDispatchOn: '2026-02-10' }])
      })

      it('a day that does not exist is refused', async () => {
        const { status } = await admin.call(listOrders, { query: { plannedDispatchOnTo: '2026-02-30' } } as never)
        expect(status).toBe(400)
      })
    },
    { settings: { timeZone } },
  )

describeOwnDatabase(
  'an order of a buyer',
  (shop) => {
    it('is planned for the day that the shop promises itself', async () => {
      const bench = paymentBench(shop)
      const draft = await bench.draftOf('anna@ya.ru', 'PayViaYooKassa')
      await bench.sendEvent(await bench.open(draft, 'yookassa'), 'paid')
      const admin = await staffClient(shop.server, 'admin')
      const { data } = await admin.call(listOrders, { query: { pageSize: 5 } } as never)
      expect(data.items.map(({ plannedDispatchOn }) => plannedDispatchOn)).toEqual(['2026-02-13'])
    })
  },
  { settings: { dispatchWithinDays: 3 } },
)
