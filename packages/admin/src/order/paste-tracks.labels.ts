/** Russian words of the table of track codes. */
export const pasteTracksRu = {
  open: 'Вставить трек-номера',
  title: 'Трек-номера из таблицы',
  help: 'Вставьте таблицу перевозчика: номер заказа и трек-номер, столбцы в любом порядке. Ничего не сохраняется, пока вы не нажмёте кнопку.',
  table: 'Таблица',
  look: 'Проверить',
  order: 'Заказ',
  track: 'Трек-номер',
  now: 'Сейчас',
  status: 'Статус у перевозчика',
  unmatched: (count: number): string => `Не подошли строки: ${count}`,
  why: {
    noOrder: 'такого заказа нет',
    noTrack: 'нет трек-номера',
    twice: 'заказ уже назван выше',
  },
  nothing: 'В таблице не нашлось ни одного заказа',
  save: (count: number): string => `Сохранить трек-номера: ${count}`,
  saving: (done: number, total: number): string => `Сохранено ${done} из ${total}`,
  saved: (count: number): string => `Трек-номера сохранены: ${count}`,
  failed: (count: number): string => `Не сохранились: ${count}`,
}

/** Words of the table of track codes. */
export type PasteTracksLabels = typeof pasteTracksRu
