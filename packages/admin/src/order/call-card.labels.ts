/** Russian words of the card for a phone call. */
export const callCardRu = {
  open: 'Карточка звонка',
  title: (number: string): string => `Звонок по заказу ${number}`,
  call: 'Позвонить',
  copy: 'Скопировать номер',
  copied: 'Номер скопирован',
  orders: (count: number): string => `Заказов у покупателя: ${count}`,
  delivery: 'Доставка',
  payment: 'Оплата',
  track: 'Трек-номер',
  comment: 'Комментарий менеджера',
  status: 'Сменить статус',
  failed: 'Карточка не загрузилась',
  again: 'Не дозвонились: перезвонить',
  hour: 'Через час',
  evening: 'Сегодня в 18:00',
  tomorrow: 'Завтра в 10:00',
  at: 'Когда перезвонить',
  set: 'Назначить',
  attempts: 'Звонков без ответа',
  planned: 'Перезвонить',
  keys: 'Клавиши: P (З) — позвонить, C (С) — скопировать номер, H (Р) — перезвонить через час, цифра — статус, Esc — закрыть.',
}

/** The words of the card for a phone call in one language. */
export type CallCardLabels = typeof callCardRu
