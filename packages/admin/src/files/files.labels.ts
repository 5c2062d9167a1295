import { plural } from '@prilavok/core'

const PLACES = { one: 'место', few: 'места', many: 'мест' }

/** Russian words of the file library. */
export const filesRu = {
  upload: 'Загрузить файлы',
  uploadFor: 'Для чего файлы',
  dropHere: 'Файлы',
  size: 'Размер',
  sides: 'Стороны',
  added: 'Загружен',
  replacedOn: 'Заменён',
  byWhom: (when: string, who: string): string => (who === '' ? when : `${when}, ${who}`),
  copy: 'Скопировать адрес',
  copied: 'Адрес скопирован',
  openFile: 'Открыть файл',
  back: 'Ко всем файлам',
  uses: 'Где используется',
  unused: 'Ни одна запись этот файл не показывает.',
  hidden: (count: number): string => `Ещё ${count} ${plural(count, PLACES)} в разделах, на которые у вас нет прав.`,
  parts: { pictures: 'Изображения', attachments: 'Документы' } as Readonly<Record<string, string>>,
  replace: 'Заменить',
  replaceHelp: (count: number): string =>
    count === 0
      ? 'Новый файл займёт место этого по тому же адресу.'
      : `Новый файл появится по тому же адресу, во всех местах сразу: ${count}.`,
  replacing: (percent: number): string => `Загрузка: ${percent} %`,
  replaced: 'Файл заменён везде, где он показан',
  takenBack: 'Прежний файл возвращён',
  notReplaced: (why: string): string => `Файл не заменён: ${why}`,
  takeBack: 'Вернуть прежний',
  remove: 'Удалить',
  removeTitle: (name: string): string => `Удалить «${name}»?`,
  removeHelp: 'Файл не показывает ни одна запись. Вернуть его после удаления нельзя.',
  inUseTitle: 'Файл используется',
  inUse: 'Сначала уберите файл из этих записей или выберите в них другой.',
  removed: (name: string): string => `Файл «${name}» удалён`,
}

/** Names of the columns and filters of files. */
export const filesFieldsRu = {
  previewUrl: 'Вид',
  type: 'Для чего',
  sizeBytes: 'Размер',
  usesCount: 'Мест',
  isUsed: 'Используется',
  createdOn: 'Загружен',
  createdByName: 'Кто загрузил',
}
