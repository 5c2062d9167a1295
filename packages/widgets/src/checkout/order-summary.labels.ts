import { plural } from '@prilavok/core'

export const orderSummaryRu = {
  /** The title of the last step (CHK-11). */
  heading: 'Подтверждение заказа',
  goods: (pieces: number): string => `${pieces} ${plural(pieces, { one: 'товар', few: 'товара', many: 'товаров' })}`,
  delivery: 'Доставка',
  /** DELIV-21. */
  free: 'БЕСПЛАТНО',
  discount: 'Скидка',
  total: 'Итого',
  discountedTotal: 'Итого со скидкой',
  submit: 'Оформить заказ',
  /** Once the prices have changed and the order is to be confirmed again. */
  confirm: 'Подтвердить заказ',
  submitting: 'Оформляем…',
  /** While the page of a payment service is on its way. */
  goingToPay: 'Переходим к оплате…',
  /** While the bank's form or window stands open in the page. */
  paying: 'Оплатите в форме банка',
  unsaved: 'Не сохранено',
  unsavedHelp: 'Продолжайте заполнять: отправим, как только появится связь.',
  /** What is left to do, by step of the wizard (CHK-80). */
  leftContacts: 'Осталось указать данные получателя',
  leftDelivery: 'Осталось выбрать доставку',
  leftPayment: 'Осталось выбрать способ оплаты',
  leftConfirm: 'Осталось подтвердить заказ',
  help: 'Поможем с заказом',
  chat: 'Написать в чат',
  /** VALID-22, letter for letter. */
  nothingChosen: 'Выберите транспортную компанию и пункт выдачи!',
  /** What screen readers hear once the sums have settled (A11Y-04). */
  spoken: (total: string, delivery: string): string =>
    delivery === '' ? `Итого ${total}` : `Доставка ${delivery}. Итого ${total}`,
}

export type OrderSummaryLabels = typeof orderSummaryRu
