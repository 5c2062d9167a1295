import type { ResourceNames } from './resource-names.types'

/** The names of requests. */
export const requestNames = {
  key: 'request',
  permission: 'request',
  title: { ru: 'Заявка', en: 'Request' },
  titles: { ru: 'Заявки', en: 'Requests' },
} as const satisfies ResourceNames & { readonly key: string }

/** The names of request reasons. */
export const requestReasonNames = {
  key: 'requestReason',
  permission: 'request-reason',
  title: { ru: 'Итог заявки', en: 'Request reason' },
  titles: { ru: 'Итоги заявок', en: 'Request reasons' },
} as const satisfies ResourceNames & { readonly key: string }

/** The names of request states. */
export const requestStateNames = {
  key: 'requestState',
  permission: 'request-state',
  title: { ru: 'Статус заявки', en: 'Request status' },
  titles: { ru: 'Статусы заявок', en: 'Request statuses' },
} as const satisfies ResourceNames & { readonly key: string }

/** The names of message templates. */
export const messageTemplateNames = {
  key: 'messageTemplate',
  permission: 'message-template',
  title: { ru: 'Шаблон сообщения', en: 'Message template' },
  titles: { ru: 'Шаблоны сообщений', en: 'Message templates' },
} as const satisfies ResourceNames & { readonly key: string }

/** The names of promo codes. */
export const promoCodeNames = {
  key: 'promoCode',
  permission: 'promo-code',
  title: { ru: 'Промокод', en: 'Promo code' },
  titles: { ru: 'Промокоды', en: 'Promo codes' },
} as const satisfies ResourceNames & { readonly key: string }
