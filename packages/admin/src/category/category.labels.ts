/** Russian words of the screens of categories. */
export const categoryRu = {
  view: 'Вид',
  tree: 'Дерево',
  table: 'Таблица',
  search: 'Найти категорию',
  expandAll: 'Развернуть всё',
  collapseAll: 'Свернуть всё',
  toggle: (name: string, isOpen: boolean): string => (isOpen ? `Свернуть: ${name}` : `Развернуть: ${name}`),
  products: (count: number): string => `товаров ${count.toLocaleString('ru-RU')}`,
  filters: (count: number): string => `фильтров ${count}`,
  hidden: 'скрыта',
  addInside: (name: string): string => `Добавить в категорию «${name}»`,
  count: (shown: number, all: number): string => (shown === all ? `Категорий: ${all}` : `Найдено: ${shown} из ${all}`),
  help: 'Перетащите строку или нажмите Alt со стрелкой',
  moved: (name: string, parent: string): string => `«${name}» теперь в «${parent}»`,
  ordered: (name: string): string => `«${name}» переставлена`,
  inPlace: 'Категория уже на прежнем месте, или прежнего места больше нет',
  topLevel: 'верхнем уровне',
  changedByOther: 'Категорию уже изменил другой сотрудник. Дерево обновлено, повторите перестановку.',
  empty: 'Категорий пока нет',
  nothing: 'Ничего не найдено',
}

/** The words of the screens of categories. */
export type CategoryLabels = typeof categoryRu
