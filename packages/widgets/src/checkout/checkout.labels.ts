import { plural } from '@prilavok/core'

export const checkoutFormRu = {
  /** Said of a section that misses nothing. */
  done: 'Заполнено',
}

export type CheckoutFormLabels = typeof checkoutFormRu

/** What each step of the order needs, for the option `OrderHints`. Source: EXP-23. */
export const orderHintsRu = {
  userContacts: 'Пришлём номер заказа и сообщим, когда его можно забрать.',
  pickpointSelection: 'Стоимость и срок зависят от города и перевозчика.',
  paymentSelection: 'Сумма к оплате справа уже с учётом скидок.',
}

export type OrderHintsLabels = typeof orderHintsRu

export const checkoutPageRu = {
  /** The document's title, letter for letter. Source: CHK-02. */
  title: 'Оформление заказа',
}

export type CheckoutPageLabels = typeof checkoutPageRu

export const orderSummaryRu = {
  /** The title of the last step. Source: CHK-11. */
  heading: 'Подтверждение заказа',
  products: (pieces: number): string => `${pieces} ${plural(pieces, { one: 'товар', few: 'товара', many: 'товаров' })}`,
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
  /** While the bank's form or window is open in the page. */
  paying: 'Оплатите в форме банка',
  unsaved: 'Не сохранено',
  unsavedHelp: 'Продолжайте заполнять: отправим, как только появится связь.',
  /** What is left to do, by step of the wizard. Source: CHK-80. */
  leftContacts: 'Осталось указать данные получателя',
  leftDelivery: 'Осталось выбрать доставку',
  leftPayment: 'Осталось выбрать способ оплаты',
  leftConfirm: 'Осталось подтвердить заказ',
  /** What is left where the step of the wizard is the last one. */
  leftCompany: (fields: string): string => `Осталось указать реквизиты компании: ${fields}`,
  leftConsent: 'Осталось дать согласие на обработку персональных данных',
  help: 'Поможем с заказом',
  chat: 'Написать в чат',
  /** VALID-22, letter for letter. */
  nothingChosen: 'Выберите транспортную компанию и пункт выдачи!',
  /** What screen readers announce once the sums have settled. Source: A11Y-04. */
  spoken: (total: string, delivery: string): string =>
    delivery === '' ? `Итого ${total}` : `Доставка ${delivery}. Итого ${total}`,
}

export type OrderSummaryLabels = typeof orderSummaryRu

export const productListRu = {
  heading: 'Ваш заказ',
  products: (pieces: number): string => `${pieces} ${plural(pieces, { one: 'товар', few: 'товара', many: 'товаров' })}`,
  toCart: 'Изменить в корзине',
  remove: (name: string): string => `Удалить из заказа: ${name}`,
  soldOut: 'Нет в наличии',
  soldOutHelp: 'Удалите товар, чтобы оформить заказ',
  more: (lines: number): string => `Показать ещё ${lines}`,
  fewer: 'Свернуть',
  removeTitle: 'Удалить товар из заказа?',
  removeYes: 'Удалить',
  removeNo: 'Оставить',
}

export type ProductListLabels = typeof productListRu

export const wizardStepsRu = {
  /**
   * The titles of the wizard's steps, letter for letter; the first and the last one have no section of their own.
   * Source: CHK-11, CHK-12, CHK-13.
   */
  basket: 'Корзина',
  userContacts: 'Данные получателя',
  pickpointSelection: 'Доставка',
  paymentSelection: 'Способ оплаты',
  orderConfirmation: 'Подтверждение заказа',
  phoneConfirmation: 'Подтверждение телефона',
}

export type WizardStepsLabels = typeof wizardStepsRu
