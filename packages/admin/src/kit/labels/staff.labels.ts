import { plural } from '@prilavok/core'
/** Russian words of the staff wing. */
export const staffRu = {
  failed: (url: string): string => `Запрос ${url} завершился с ошибкой`,
  retry: 'Повторить',
  close: 'Закрыть',
  cancel: 'Отмена',
  apply: 'Применить',
  clear: 'Очистить',
  yes: 'Да',
  no: 'Нет',
  any: 'Все',
  from: 'от',
  to: 'до',
  undo: 'Отменить',
  loading: 'Загрузка…',
  refused: 'Нет прав на этот раздел. Их выдаёт администратор.',
  notFound: 'Запись не найдена',
  notLoaded: 'Не удалось загрузить эту часть страницы.',
  notCopied: 'Не удалось, скопируйте сами',
  notNumber: (typed: string): string => `«${typed}» — не число. Осталось прежнее значение`,
  remove: (name: string): string => `Удалить: ${name}`,
  leave: 'Правки не сохранены. Уйти со страницы? Черновик останется в этом браузере, данные людей в нём не хранятся.',
}

/** The words of the staff wing in one language. */
export type StaffLabels = typeof staffRu

/** Russian words of tables. */
export const tableRu = {
  search: 'Поиск',
  filters: 'Фильтры',
  filter: (name: string): string => `Фильтр: ${name}`,
  resetFilters: 'Сбросить фильтры',
  columns: 'Столбцы',
  views: 'Виды',
  refresh: 'Обновить',
  create: 'Добавить',
  export: (format: string): string => `Выгрузить ${format}`,
  keys: 'Клавиши',
  selectRow: (name: string): string => `Выбрать: ${name}`,
  selectPage: 'Выбрать загруженные строки',
  selected: (count: number | null): string => (count === null ? 'Выбраны все подходящие' : `Выбрано: ${count}`),
  clearSelection: 'Снять выбор',
  rows: (count: number, isExact: boolean): string =>
    isExact
      ? `${count.toLocaleString('ru-RU')} ${plural(count, { one: 'запись', few: 'записи', many: 'записей' })}`
      : `более ${count.toLocaleString('ru-RU')} записей`,
  empty: 'Ничего не найдено',
  emptyHelp: 'Измените или сбросьте фильтры',
  emptyList: 'Записей пока нет',
  failedList: 'Список не загрузился',
  sortBy: (name: string): string => `Сортировать: ${name}`,
  resize: (name: string): string => `Ширина столбца: ${name}`,
  pages: 'Страницы',
  previous: 'Назад',
  next: 'Вперёд',
  page: (page: number): string => `Страница ${page}`,
  bulkDone: (done: number): string => `Изменено записей: ${done}`,
  bulkFailed: (failed: number): string => `Не удалось изменить: ${failed}`,
  bulkValue: 'Значение',
  run: 'Выполнить',
  more: 'Ещё',
  filtersSet: (count: number): string => `Фильтры: ${count}`,
  order: 'Порядок',
  usualOrder: 'Обычный',
  ascending: (name: string): string => `${name}: по возрастанию`,
  descending: (name: string): string => `${name}: по убыванию`,
}

/** Russian words of the shell. */
export const appRu = {
  title: 'Кабинет магазина',
  home: 'Главная',
  menu: 'Разделы',
  palette: 'Переход',
  paletteHelp: 'Номер, телефон, имя или раздел',
  allFound: 'все найденные',
  skip: 'К содержанию',
  terminal: 'Терминал',
  files: 'Файлы',
  staffAccounts: 'Сотрудники',
  experiments: 'Эксперименты',
  groups: { orders: 'Продажи', catalogue: 'Каталог', delivery: 'Доставка', content: 'Контент', system: 'Служебное' },
}
