/** Russian names of fields that only promo codes have. */
export const promoCodeFieldsRu = {
  code: 'Промокод',
  endsOn: 'Действует до',
  minSum: 'От суммы товаров',
  most: 'Заказов всего',
  mostEach: 'Заказов на покупателя',
  percent: 'Скидка, %',
  startsOn: 'Действует с',
  sum: 'Скидка, ₽',
  used: 'Использован',
}
