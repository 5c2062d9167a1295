/** Russian words of an incoming call. */
export const callRu = {
  title: (phone: string): string => `Звонок: ${phone}`,
  plain: 'Входящий звонок',
  phone: 'Номер телефона',
  find: 'Найти',
  looking: 'Ищу, кто звонит…',
  nobody: 'Этого номера в магазине ещё нет.',
  wrong: 'Это не номер телефона: нужны десять цифр.',
  order: 'Оформить заказ',
  customer: 'Добавить покупателя',
  request: 'Записать заявку',
  name: 'Имя',
  comment: 'Что нужно',
  save: 'Сохранить заявку',
}

/** The words of an incoming call in one language. */
export type CallLabels = typeof callRu
