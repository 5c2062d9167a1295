/** Russian words of the screens of modifications. */
export const modificationRu = {
  view: 'Вид',
  tree: 'Дерево',
  table: 'Таблица',
  search: 'Найти модификацию',
  expandAll: 'Развернуть всё',
  collapseAll: 'Свернуть всё',
  toggle: (name: string, isOpen: boolean): string => (isOpen ? `Свернуть: ${name}` : `Развернуть: ${name}`),
  count: (shown: number, all: number): string =>
    shown === all ? `Модификаций: ${all}` : `Найдено: ${shown} из ${all}`,
  base: 'основа',
  hidden: 'скрыта',
  select: (name: string): string => `Родитель: ${name}`,
  help: 'Отметьте родителей пробелом, чтобы найти или создать их сочетание',
  byParents: (count: number): string => `Сочетание родителей (${count})`,
  clear: 'Снять отметки',
  addInside: (name: string): string => `Добавить под «${name}»`,
  empty: 'Модификаций пока нет',
  nothing: 'Ничего не найдено',
  relations: 'Связи модификации',
  noRelations: 'Связей пока нет',
  related: 'С чем связана',
  type: 'Вид связи',
  note: 'Пометка',
  add: 'Добавить связь',
  remove: (name: string): string => `Убрать связь: ${name}`,
  mutual: 'Аналоги и совместимые видны с обеих сторон.',
}

/** The words of the screens of modifications. */
export type ModificationLabels = typeof modificationRu
