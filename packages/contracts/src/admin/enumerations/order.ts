import { enumeration } from './enumeration'

/** Order status. */
export const orderStatusValues = enumeration('OrderStatus', 'orderStatuses', {
  New: { ru: 'Новый', en: 'New', group: 'open' },
  AwaitingConfirmation: { ru: 'Ожидает подтверждения', en: 'Awaiting confirmation', group: 'open' },
  Confirmed: { ru: 'Подтверждён', en: 'Confirmed', group: 'open' },
  AwaitingPayment: { ru: 'Ожидает оплаты', en: 'Awaiting payment', group: 'open' },
  Paid: { ru: 'Оплачен', en: 'Paid', group: 'open' },
  AwaitingSupply: { ru: 'Ожидает поставки', en: 'Awaiting supply', group: 'open' },
  Assembling: { ru: 'Комплектуется', en: 'Being packed', group: 'work' },
  ReadyToShip: { ru: 'Готов к отгрузке', en: 'Ready to ship', group: 'work' },
  Shipped: { ru: 'Передан в транспортную компанию', en: 'Handed to the carrier', group: 'delivery' },
  AtPickPoint: { ru: 'Прибыл в пункт выдачи', en: 'At the pickup point', group: 'delivery' },
  Delivered: { ru: 'Выдан получателю', en: 'Collected by the recipient', group: 'delivery' },
  Completed: { ru: 'Завершён', en: 'Completed', group: 'terminal' },
  CancelledByCustomer: { ru: 'Отменён покупателем', en: 'Cancelled by the customer', group: 'terminal' },
  CancelledByShop: { ru: 'Отменён магазином', en: 'Cancelled by the shop', group: 'terminal' },
  CancelledAutomatically: { ru: 'Отменён автоматически', en: 'Cancelled automatically', group: 'terminal' },
  Refused: { ru: 'Отказ при получении', en: 'Refused on collection', group: 'return' },
  Returning: { ru: 'Возвращается', en: 'Returning', group: 'return' },
  Returned: { ru: 'Возвращён', en: 'Returned', group: 'terminal' },
})

/** Status of the shipment inside the carrier. */
export const transportCompanyOrderStatusValues = enumeration(
  'TransportCompanyOrderStatus',
  'transportCompanyOrderStatuses',
  {
    NotSent: { ru: 'Не передан в ТК', en: 'Not handed to the carrier', group: 'initial' },
    Created: { ru: 'Заявка создана', en: 'Request made' },
    Accepted: { ru: 'Принят на складе ТК', en: "At the carrier's warehouse" },
    InTransit: { ru: 'В пути', en: 'In transit' },
    ArrivedInCity: { ru: 'Прибыл в город назначения', en: 'Arrived in the city' },
    ReadyForPickup: { ru: 'Готов к выдаче', en: 'Ready for collection' },
    WithCourier: { ru: 'Передан курьеру', en: 'With the courier' },
    StorageExpiring: { ru: 'Истекает срок хранения', en: 'Storage expiring' },
    Delivered: { ru: 'Вручён', en: 'Delivered', group: 'terminal' },
    Refused: { ru: 'Отказ получателя', en: 'Refused by the recipient' },
    Returning: { ru: 'Возвращается отправителю', en: 'Returning to the sender' },
    Returned: { ru: 'Возвращён отправителю', en: 'Returned to the sender', group: 'terminal' },
    Lost: { ru: 'Утерян', en: 'Lost', group: 'terminal' },
    Damaged: { ru: 'Повреждён', en: 'Damaged' },
    Cancelled: { ru: 'Отменён', en: 'Cancelled', group: 'terminal' },
    /** Carrier code could not be mapped. */
    Unknown: { ru: 'Статус неизвестен', en: 'Status unknown' },
  },
)

/** Order pre payment method. */
export const orderPrePaymentMethodValues = enumeration('OrderPrePaymentMethod', 'orderPrePaymentMethods', {
  None: { ru: 'Без предоплаты', en: 'No prepayment' },
  PayViaSberbankAcquiring: { ru: 'Банковская карта (эквайринг Сбербанка)', en: 'Bank card (Sberbank)' },
  PayViaYooKassa: { ru: 'ЮKassa', en: 'YooKassa' },
  PayViaDolyame: { ru: 'Долями', en: 'Dolyame' },
  PayViaYandexSplit: { ru: 'Яндекс Сплит', en: 'Yandex Split' },
  PayViaSberbankInstallment: { ru: 'Рассрочка Сбербанка', en: 'Sberbank instalments' },
  PayViaSberbankCredit: { ru: 'Кредит Сбербанка', en: 'Sberbank loan' },
  PayViaTinkoffInstallment: { ru: 'Рассрочка Тинькофф', en: 'Tinkoff instalments' },
  PayViaVsegdaDa: { ru: 'Всегда.Да', en: 'Vsegda.Da' },
  PayViaPosCredit: { ru: 'Кредит (POS)', en: 'POS loan' },
  FromCheckingAccountAsLegalEntity: { ru: 'Счёт для юридического лица', en: 'Invoice to a company' },
  /** Manual. */
  CardTransfer: { ru: 'Перевод на карту', en: 'Transfer to a card' },
  /** Manual. */
  Sbp: { ru: 'СБП (QR-код)', en: 'Faster payments (QR code)' },
  /** Manual. */
  Cash: { ru: 'Наличные в офисе', en: 'Cash at the office' },
})

/** Order source. */
export const orderSourceValues = enumeration('OrderSource', null, {
  Site: { ru: 'Сайт', en: 'Website' },
  OneClick: { ru: 'Заказ в один клик', en: 'One-click order' },
  Phone: { ru: 'Телефон', en: 'Phone' },
  Manager: { ru: 'Создан менеджером', en: 'Made by a manager' },
  Wholesale: { ru: 'Оптовая заявка', en: 'Wholesale request' },
  Import: { ru: 'Импорт', en: 'Import' },
})

/** Order cancel reason. */
export const orderCancelReasonValues = enumeration('OrderCancelReason', null, {
  NotConfirmedByPhone: { ru: 'Не удалось подтвердить по телефону', en: 'Could not be confirmed by phone' },
  ChangedMind: { ru: 'Покупатель передумал', en: 'The customer changed their mind' },
  FoundCheaper: { ru: 'Нашёл дешевле', en: 'Found cheaper' },
  OutOfStock: { ru: 'Нет в наличии', en: 'Out of stock' },
  DeliveryTooExpensive: { ru: 'Дорогая доставка', en: 'Delivery too expensive' },
  DeliveryTooLong: { ru: 'Долгая доставка', en: 'Delivery too long' },
  PaymentFailed: { ru: 'Не прошла оплата', en: 'Payment failed' },
  Duplicate: { ru: 'Дубль заказа', en: 'Duplicate order' },
  Fraud: { ru: 'Подозрение на мошенничество', en: 'Suspected fraud' },
  Other: { ru: 'Другое', en: 'Other' },
})

/** Spec 000 section 2, with the two of the wider list. */
export const wizardStepValues = enumeration('WizardStep', null, {
  /** Wider list. */
  basket: { ru: 'Корзина', en: 'Cart' },
  userContacts: { ru: 'Данные получателя', en: 'Recipient' },
  pickpointSelection: { ru: 'Доставка', en: 'Delivery' },
  paymentSelection: { ru: 'Способ оплаты', en: 'Payment method' },
  orderConfirmation: { ru: 'Подтверждение заказа', en: 'Order confirmation' },
  /** Wider list. */
  phoneConfirmation: { ru: 'Подтверждение телефона', en: 'Phone confirmation' },
})
