import { enumeration } from './enumeration'

/** What somebody has asked of the shop. */
export const requestKindValues = enumeration('RequestKind', null, {
  CallBack: { ru: 'Обратный звонок', en: 'Call-back' },
  OneClick: { ru: 'Заказ в один клик', en: 'One-click order' },
  Wholesale: { ru: 'Оптовая заявка', en: 'Wholesale request' },
  Question: { ru: 'Вопрос по телефону', en: 'Question by phone' },
  Draft: { ru: 'Брошенный заказ', en: 'Abandoned order' },
})

/** What has become of a request: the meaning of each of the shop's own states, which the queue and the rules go by. */
export const requestStatusValues = enumeration('RequestStatus', null, {
  New: { ru: 'Новая', en: 'New', group: 'open' },
  /** Spoken to; what follows is not known yet. */
  Called: { ru: 'Дозвонились', en: 'Called', group: 'work' },
  /** Comes back at its time. */
  CallAgain: { ru: 'Перезвонить', en: 'Call again', group: 'work' },
  /** Set by the shop when the draft becomes an order. */
  Ordered: { ru: 'Стала заказом', en: 'Became an order', group: 'terminal' },
  /** Nothing more is to be done, and there is no order. */
  Done: { ru: 'Закрыта', en: 'Closed', group: 'terminal' },
  Refused: { ru: 'Отказ', en: 'Refused', group: 'terminal' },
})
