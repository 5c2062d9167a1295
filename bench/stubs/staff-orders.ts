import type { Call, Reply, ResponseOf } from '../lib/answer'
import type { BenchOrder } from './bench-orders'

const SESSION = {
  user: { id: '1', login: 'admin', displayName: 'Анна', email: null, avatarUrl: null, locale: 'ru' },
  roles: ['Administrator'],
  permissions: ['*'],
  csrfToken: 'bench',
  expiresOn: '2030-01-01T00:00:00Z',
}

const rowOf = ({ id, ...order }: BenchOrder) => ({
  ...order,
  id: String(id),
  version: 1,
  transportCompany: 'CDEK',
  toDoor: false,
  transportCompanyOrderStatus: null,
  trackCode: null,
  purchaseType: 'PayOnDelivery',
  paymentStatus: 'NotPaid',
  itemsCount: 1,
  paidAmount: 0,
  managerName: null,
  source: 'Site',
  clientRating: 'Normal',
  hasComment: false,
  tags: [],
  updatedOn: order.createdOn,
})

/** Whether an order holds a text in one of the fields that a table shows, as the peers look for it. */
const holds = (order: BenchOrder, text: string) => Object.values(order).some((value) => String(value).includes(text))

/** The calls of the staff wing over orders in memory: the session, and pages of the list. */
export const staffAnswers =
  (orders: readonly BenchOrder[]) =>
  (): ResponseOf =>
  ({ path, query }: Call): Reply | null => {
    if (path === '/api/admin/session') return { body: SESSION }
    if (path !== '/api/admin/order/preview') return null
    const text = query.get('search') ?? ''
    const found = text === '' ? orders : orders.filter((order) => holds(order, text))
    const pageSize = Number(query.get('pageSize') ?? 100)
    const pageIndex = Number(query.get('pageIndex') ?? 1)
    const from = (pageIndex - 1) * pageSize
    return {
      body: {
        items: found.slice(from, from + pageSize).map(rowOf),
        paging: {
          pageIndex,
          pageSize,
          pageCount: Math.ceil(found.length / pageSize),
          totalCount: found.length,
          totalIsExact: true,
          nextCursor: null,
        },
      },
    }
  }
