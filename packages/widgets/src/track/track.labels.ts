/** Russian words of the tracking. */
export const trackOrderRu = {
  trackNumber: 'Трек-номер',
  trackNumberHelp: 'Он в письме или сообщении об отправке заказа',
  submit: 'Найти',
  /** Source: TRACK-04. */
  notFound: 'Не найден заказ с таким номером',
  failed: 'Не получилось узнать, где заказ. Попробуйте ещё раз.',
  result: 'Где заказ',
  expected: 'Ожидается',
  storage: 'Хранится до',
  steps: 'Путь заказа',
  noSteps: 'Перевозчик ещё не сообщил о движении заказа.',
  /** A moment as people read it; the date is the browser's. */
  moment: (date: Date): string =>
    new Date(date).toLocaleString('ru', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),
  /** A day as people read it. */
  day: (date: Date): string =>
    new Date(date).toLocaleDateString('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
}

/** The words of the tracking that a page may replace. */
export type TrackOrderLabels = typeof trackOrderRu
