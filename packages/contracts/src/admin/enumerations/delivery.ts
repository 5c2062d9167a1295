import { enumeration } from './enumeration'

/** The four names come from the 'no pick-up points' message of; the codes are ours. A map key or a delivery field may carry the suffix `_ToDoor`: the suffix is not an enum value. */
export const transportCompanyValues = enumeration('TransportCompany', 'transportCompanies', {
  /** Name S, code F. */
  Kit: { ru: 'ТК КИТ', en: 'TK KIT' },
  /** Name S, code F. */
  Pek: { ru: 'ПЭК', en: 'PEK' },
  /** Name S, code F. */
  Cdek: { ru: 'СДЭК', en: 'CDEK' },
  /** Name S, code F. */
  Energia: { ru: 'Энергия', en: 'Energia' },
  /** Disabled by default. */
  RussianPost: { ru: 'Почта России', en: 'Russian Post' },
  /** Disabled by default. */
  Own: { ru: 'Собственная доставка', en: 'Own delivery' },
})

/** Payment ability stored on a pick-up point. Static subset of PickPointPaymentStatus. */
export const transportCompanyPickPointPaymentValues = enumeration(
  'TransportCompanyPickPointPayment',
  'transportCompanyPickPointPayments',
  {
    /** Prepay. */
    NoPayment: { ru: 'Нет оплаты при получении', en: 'No payment on collection' },
    /** Prepay. */
    DontUsePayment: { ru: 'Оплату не использовать', en: 'Do not use payment' },
    /** Prepay. */
    CantResolve: { ru: 'Не удалось определить', en: 'Could not be determined' },
    CashAndCard: { ru: 'Наличные, дебетовые и кредитные карты', en: 'Cash, debit and credit cards' },
    CashAndMaybeCard: { ru: 'Наличные, оплата картой не гарантирована', en: 'Cash, cards not guaranteed' },
  },
)

/** Third value is written 'other' in; code is ours. */
export const pickPointTypeValues = enumeration('PickPointType', null, {
  PickPoint: { ru: 'Пункт выдачи', en: 'Pickup point' },
  Postamat: { ru: 'Постамат', en: 'Parcel locker' },
  /** Terminal, post office. */
  Other: { ru: 'Другое', en: 'Other' },
})

/** User city payment type. */
export const userCityPaymentTypeValues = enumeration('UserCityPaymentType', null, {
  None: { ru: 'Не определён', en: 'Not determined' },
  PaymentOnDelivery: { ru: 'Оплата при получении', en: 'Pay on delivery' },
  PaymentOnDeliveryForSmallProducts: {
    ru: 'Оплата при получении для небольших товаров',
    en: 'Pay on delivery for small products',
  },
  /** 'other' of. */
  OnlyPrepayment: { ru: 'Только предоплата', en: 'Only prepayment' },
})
