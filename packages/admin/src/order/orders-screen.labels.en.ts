import type { OrdersLabels } from './orders-screen.labels'

/** English words of the list of orders. */
export const ordersEn: OrdersLabels = {
  tabs: {
    all: 'All',
    new: 'New',
    call: 'To call',
    pay: 'Awaiting payment',
    pack: 'To pack',
    send: 'To send',
    problem: 'Problems',
    today: 'For today',
    overdue: 'Overdue',
  },
  tabsName: 'What is to be done with orders',
  sum: (sum: string): string => `for ${sum}`,
}
