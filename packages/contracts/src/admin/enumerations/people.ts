import { enumeration } from './enumeration'

/** NegativeClientRating of the checkout is raised for Negative and Blocked. */
export const clientRatingValues = enumeration('ClientRating', 'clientRatings', {
  NotRated: { ru: 'Нет оценки', en: 'Not rated' },
  Positive: { ru: 'Положительный', en: 'Positive' },
  Neutral: { ru: 'Нейтральный', en: 'Neutral' },
  /** No pay on delivery. */
  Negative: { ru: 'Отрицательный', en: 'Negative' },
  /** No orders without a manager. */
  Blocked: { ru: 'Заблокирован', en: 'Blocked' },
})

/** Customer type. */
export const customerTypeValues = enumeration('CustomerType', null, {
  Person: { ru: 'Физическое лицо', en: 'Person' },
  SoleTrader: { ru: 'Индивидуальный предприниматель', en: 'Sole trader' },
  Company: { ru: 'Организация', en: 'Company' },
})

/** Subscription kind. */
export const subscriptionKindValues = enumeration('SubscriptionKind', null, {
  /** subscribeToStock. */
  Stock: { ru: 'Поступление товара', en: 'Back in stock' },
  /** subscribeTotPriceReduction. */
  PriceReduction: { ru: 'Снижение цены', en: 'Price reduction' },
  /** remindMeLater. */
  RemindLater: { ru: 'Напомнить позже', en: 'Remind later' },
})

/** Subscriber status. */
export const subscriberStatusValues = enumeration('SubscriberStatus', null, {
  Waiting: { ru: 'Ожидает', en: 'Waiting' },
  Notified: { ru: 'Уведомлён', en: 'Notified' },
  Cancelled: { ru: 'Отменён', en: 'Cancelled' },
  Failed: { ru: 'Ошибка отправки', en: 'Sending failed' },
})

/** Role split is not shown in; our default set. */
export const staffRoleValues = enumeration('StaffRole', null, {
  /** All permissions. */
  Administrator: { ru: 'Администратор', en: 'Administrator' },
  CatalogManager: { ru: 'Менеджер каталога', en: 'Catalogue manager' },
  ContentManager: { ru: 'Контент-менеджер', en: 'Content manager' },
  OrderManager: { ru: 'Менеджер заказов', en: 'Order manager' },
  Logistician: { ru: 'Логист', en: 'Logistician' },
  Marketer: { ru: 'Маркетолог', en: 'Marketer' },
  SupportOperator: { ru: 'Оператор поддержки', en: 'Support operator' },
  /** Terminal, logs, feature flags. */
  Developer: { ru: 'Разработчик', en: 'Developer' },
  /** Read only, personal data masked. */
  Viewer: { ru: 'Наблюдатель', en: 'Viewer' },
})
