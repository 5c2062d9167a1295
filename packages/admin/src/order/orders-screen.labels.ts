/** Russian words of the list of orders. */
export const ordersRu = {
  tabs: {
    all: 'Все',
    new: 'Новые',
    call: 'Позвонить',
    pay: 'Ждут оплаты',
    pack: 'Собрать',
    send: 'Отправить',
    problem: 'Проблемы',
    today: 'На сегодня',
    overdue: 'Просрочены',
  },
  tabsName: 'Что сделать с заказами',
  sum: (sum: string): string => `на ${sum}`,
}

/** Words of the list of orders. */
export type OrdersLabels = typeof ordersRu
