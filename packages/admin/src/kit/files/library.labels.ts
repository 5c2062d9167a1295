/** Russian words of the choice of a stored file. */
export const libraryRu = {
  open: 'Выбрать из файлов',
  title: 'Файлы магазина',
  search: 'Поиск по названию',
  choose: (name: string): string => `Выбрать: ${name}`,
  empty: 'Таких файлов нет',
  more: 'Показать ещё',
  add: (count: number): string => `Добавить: ${count}`,
}
