/** Russian words of actions on many rows. */
export const bulkRu = {
  counting: 'Собираем выбранные записи…',
  progress: (done: number, total: number): string => `Готово ${done} из ${total}`,
  stop: 'Остановить',
  stopped: (left: number): string => `Остановлено. Не изменено записей: ${left}`,
  broken: (left: number): string => `Прервано. Не изменено записей: ${left}`,
  goOn: 'Продолжить',
  nothing: 'Под фильтры больше ничего не подходит',
  confirmDelete: (count: number | null): string =>
    count === null ? 'Удалить все подходящие записи?' : `Удалить записи: ${count}?`,
  confirmHelp: 'Отменить удаление нельзя.',
  remove: 'Удалить',
  confirmMerge: (count: number | null): string =>
    count === null ? 'Объединить все подходящие варианты?' : `Объединить варианты: ${count}?`,
  mergeHelp: 'Товары и фильтры получат вариант, который остаётся, остальные исчезнут. Отменить объединение нельзя.',
  merge: 'Объединить',
  stays: 'Какой вариант останется',
  jobProgress: (percent: number): string => `Выполняется: ${percent}%`,
  doNotWait: 'Не ждать',
  leftRunning: 'Задание продолжит работу на сервере',
  result: 'Открыть результат',
  download: 'Скачать файл',
  closeResult: 'Закрыть результат',
  jobFailed: 'Задание не выполнено',
  runNow: 'Запустить сейчас',
  saveFirst: 'Сначала сохраните изменения',
  because: (reason: string, count: number): string => `${reason} (${count})`,
}

/** The words of actions on many rows. */
export type BulkLabels = typeof bulkRu
