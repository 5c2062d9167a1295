/** Russian words of the tab with the filters of a category. */
export const filtersRu = {
  title: 'Фильтры страницы категории',
  none: 'Своих фильтров нет: покупатели видят те, что складываются из характеристик товаров.',
  add: 'Добавить фильтр',
  source: 'Откуда варианты',
  spec: 'Характеристика',
  name: 'Название',
  nameHelp: 'Пустое — название характеристики',
  code: 'Код в адресе',
  type: 'Вид',
  options: 'Варианты',
  optionsHelp: 'Пусто — все варианты',
  hint: 'Подсказка',
  collapsed: 'Свёрнут',
  up: (name: string): string => `Поднять: ${name}`,
  down: (name: string): string => `Опустить: ${name}`,
  remove: (name: string): string => `Убрать: ${name}`,
  unnamed: 'Новый фильтр',
  preview: 'Как увидят покупатели',
  from: 'от',
  to: 'до',
  choose: 'Выберите',
  noOptions: 'Варианты появятся после выбора характеристики',
  more: (count: number): string => `и ещё ${count}`,
  products: 'Открыть страницу категории',
}

/** The words of the tab with the filters of a category. */
export type FiltersLabels = typeof filtersRu
