import { plural } from '@prilavok/core'

/** Russian words of messages to a buyer. */
export const messageRu = {
  open: 'Написать',
  title: (number: string): string => `Сообщение по заказу ${number}`,
  template: 'Шаблон',
  own: 'Свой текст',
  channel: 'Чем отправить',
  email: 'Письмо',
  sms: 'SMS',
  way: (name: string, to: string): string => `${name}: ${to}`,
  noWay: 'Покупателю нельзя написать: нет ни почты, ни телефона, или магазин не подключён к рассылке.',
  subject: 'Тема',
  text: 'Текст',
  missing: (names: string): string => `В заказе нет: ${names}. Замените или уберите имена в скобках.`,
  length: (letters: number, parts: number): string =>
    `${letters} ${plural(letters, { one: 'знак', few: 'знака', many: 'знаков' })}, ${parts} SMS`,
  tooLong: (most: number): string => `Больше ${most} SMS: сократите текст.`,
  send: 'Отправить',
  sent: (way: string): string => `Отправлено: ${way}`,
  failed: 'Не отправлено: сервис отправки не принял сообщение.',
  unknown:
    'Неизвестно, ушло ли сообщение: сервер остановился во время отправки. Спросите покупателя, прежде чем отправлять снова.',
  loading: 'Готовлю тексты…',
  told: (channel: string, name: string, isSent: boolean): string =>
    `${channel}${name === '' ? '' : `, «${name}»`}${isSent ? '' : ' — не отправлено'}`,
}

/** The words of messages to a buyer in one language. */
export type MessageLabels = typeof messageRu
