import { plural } from '@prilavok/core'

/** Russian words of what others do. */
export const eventsRu = {
  changed: (count: number): string =>
    `${count} ${plural(count, { one: 'изменение', few: 'изменения', many: 'изменений' })} — обновить`,
  unsure: 'Список мог измениться — обновить',
  editing: (names: readonly string[]): string => `Сейчас правит: ${names.join(', ')}`,
  viewing: (names: readonly string[]): string => `Сейчас смотрит: ${names.join(', ')}`,
  savedBy: (name: string): string => `Запись только что изменил другой сотрудник${name === '' ? '' : ` (${name})`}.`,
  take: 'Обновить, сохранив введённое',
  refresh: 'Обновить',
}

/** The words of what others do in one language. */
export type EventsLabels = typeof eventsRu
