/** Russian words of the sums of the list of orders. */
export const orderTotalsRu = {
  open: 'Итоги',
  title: 'Итоги по отбору',
  by: { status: 'По статусам', purchaseType: 'По оплате', transportCompany: 'По доставке' },
  name: 'Название',
  count: 'Заказов',
  sum: 'Сумма',
  paid: 'Оплачено',
  all: 'Всего',
  none: 'Подходящих заказов нет.',
  tooMany: 'Заказов больше 10 000: уточните отбор, например по датам.',
}

/** Words of the sums of the list of orders in one language. */
export type OrderTotalsLabels = typeof orderTotalsRu
