/** Russian words of the screen of a request. */
export const requestRu = {
  title: (kind: string, name: string): string => `${kind}: ${name}`,
  call: 'Позвонить',
  copy: 'Скопировать номер',
  copied: 'Номер скопирован',
  reached: 'Дозвонились',
  hour: 'Перезвонить через час',
  evening: 'Сегодня в 18:00',
  tomorrow: 'Завтра в 10:00',
  at: 'Перезвонить в другое время',
  set: 'Назначить',
  refuse: 'Отказ',
  reason: 'Причина отказа',
  draft: 'Оформить заказ',
  order: (number: string): string => `Заказ №${number}`,
  take: 'Взять себе',
  next: 'Следующая заявка',
  done: 'Что делать',
  asks: 'О чём просят',
  lines: 'Товары',
  staff: 'Работа с заявкой',
  came: 'Пришла',
  attempts: 'Звонков',
  lastCall: 'Последний звонок',
  again: 'Перезвонить',
  city: 'Город',
  email: 'Почта',
  empty: 'Очередь пуста',
  keys: 'Клавиши: P (З) — позвонить, D (В) — дозвонились, H (Р) — через час, O (Щ) — оформить заказ, J (О) — следующая.',
}

/** The words of the screen of a request. */
export type RequestLabels = typeof requestRu
