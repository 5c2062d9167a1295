type Keys = readonly (readonly [keys: string, what: string])[]

/** Russian words of the list of keys. */
export const keysRu: {
  readonly title: string
  readonly table: string
  readonly tree: string
  readonly record: string
  readonly everywhere: string
  readonly ofTable: Keys
  readonly ofTree: Keys
  readonly ofRecord: Keys
  readonly ofAll: Keys
} = {
  title: 'Клавиши',
  table: 'В таблице',
  tree: 'В дереве',
  record: 'В записи',
  everywhere: 'Везде',
  ofTable: [
    ['Стрелки, Home, End, PageUp, PageDown', 'Ходить по ячейкам, с Ctrl — до края'],
    ['Enter', 'Открыть запись'],
    ['Ctrl+Enter', 'Открыть в новой вкладке'],
    ['Пробел', 'Выбрать строку'],
    ['Shift+стрелки', 'Выбрать подряд'],
    ['Ctrl+A (Ctrl+Ф)', 'Выбрать все подходящие'],
    ['F2 или цифра', 'Изменить ячейку'],
    ['Tab', 'Сохранить ячейку и перейти к следующей строке'],
    ['Esc', 'Оставить ячейку как была'],
    ['/ (.)', 'Поиск'],
    ['F (А)', 'Фильтры'],
    ['C (С)', 'Столбцы'],
    ['V (М)', 'Виды'],
    ['R (К)', 'Обновить'],
    ['N (Т)', 'Добавить запись'],
  ],
  ofTree: [
    ['↑ ↓', 'Ходить по строкам'],
    ['→ ←', 'Развернуть, свернуть, перейти к родителю'],
    ['Enter', 'Открыть запись'],
    ['Alt+↑ ↓', 'Переставить среди соседей'],
    ['Alt+→', 'Вложить в предыдущего соседа'],
    ['Alt+←', 'Вынести на уровень выше'],
  ],
  ofRecord: [
    ['Ctrl+S (Ctrl+Ы)', 'Сохранить'],
    ['Ctrl+Shift+S', 'Сохранить и закрыть'],
    ['Alt+↑ ↓', 'Предыдущая и следующая запись списка'],
    ['Ctrl+1…9', 'Вкладки записи'],
    ['I (Ш), M (Ь), D (В), E (У)', 'Заказ: карточка звонка, сообщение, документы, изменить'],
  ],
  ofAll: [
    ['Ctrl+K (Ctrl+Л)', 'Перейти к разделу или найти запись'],
    ['? (,)', 'Этот список'],
  ],
}

/** The words of the list of keys. */
export type KeysLabels = typeof keysRu
