/** Russian words of lists that are parts of a record. */
export const partsRu = {
  order: 'Порядок',
  itemsTitle: 'Состав списка',
  drag: 'Перетащите, чтобы изменить порядок',
  up: (name: string): string => `Выше: ${name}`,
  down: (name: string): string => `Ниже: ${name}`,
  moved: (name: string, place: number, count: number): string => `${name}: место ${place} из ${count}`,
  removed: (name: string): string => `Убрано: ${name}`,
  removedMark: 'убрано',
  actions: 'Действия',
  noGroup: 'Без группы',
  failedPart: 'Эта часть не загрузилась',
  stored: 'Загрузка файлов',
  waiting: (name: string): string => `${name}: ждёт очереди`,
  uploading: (name: string, percent: number): string => `${name}: ${percent} %`,
  uploadFailed: (name: string, why: string): string => `${name}: ${why}`,
  tooLarge: (kb: number): string => `файл больше ${kb} КБ`,
  dropFiles: 'Выберите файлы или перетащите их сюда',
  again: 'Повторить',
  dismiss: (name: string): string => `Скрыть: ${name}`,
}

/** The words of parts in one language. */
export type PartsLabels = typeof partsRu
