/** Russian words of actions on many rows. */
export const bulkRu = {
  counting: 'Собираем выбранные записи…',
  progress: (done: number, total: number): string => `Готово ${done} из ${total}`,
  stop: 'Остановить',
  stopped: (left: number): string => `Остановлено. Не изменено записей: ${left}`,
  nothing: 'Под фильтры больше ничего не подходит',
  confirmDelete: (count: number | null): string =>
    count === null ? 'Удалить все подходящие записи?' : `Удалить записи: ${count}?`,
  confirmHelp: 'Отменить удаление нельзя.',
  remove: 'Удалить',
  because: (reason: string, count: number): string => `${reason} (${count})`,
}

/** The words of actions on many rows. */
export type BulkLabels = typeof bulkRu
