/** Russian words of what is offered after a failure. */
export const recorderRu = {
  failed: 'На странице что-то не получилось',
  offer: 'Отправьте магазину запись последних событий: в ней нет имён, телефонов, адресов и того, что вы вводили.',
  send: 'Отправить запись',
  sent: (number: string): string => `Запись отправлена. Её номер — ${number}`,
  tell: 'Назовите этот номер поддержке магазина.',
  notSent: 'Запись не отправилась. Попробуйте позже.',
}

/** The words of what is offered after a failure. */
export type RecorderLabels = typeof recorderRu
