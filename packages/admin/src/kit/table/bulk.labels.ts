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
  takenBack: (done: number): string => `Возвращено как было: ${done}`,
  staysSelected: 'Остальные записи изменены. Эти остались выбранными.',
  selectMatching: (total: number | null): string =>
    total === null ? 'Выбрать все подходящие' : `Выбрать все подходящие: ${total}`,
  confirmMany: (action: string, value: string, count: number | null): string =>
    `${action}${value === '' ? '' : `: ${value}`}. ${count === null ? 'Все подходящие записи' : `Записей: ${count}`}`,
  manyHelp: (isUndone: boolean): string =>
    isUndone
      ? 'Изменения сохраняются сразу. Что не получилось, будет названо; отменить можно из уведомления.'
      : 'Действие начнётся сразу, отменить его нельзя.',
  carrierHelp:
    'Стоимость доставки посчитается заново, у оплаченных заказов может появиться доплата. Пункт выдачи выбирает покупатель: такие заказы останутся как были.',
  runOn: (count: number | null): string => (count === null ? 'Изменить все' : `Выполнить для ${count}`),
  takeMine: 'Взять себе',
  because: (reason: string, count: number): string => `${reason} (${count})`,
  /** The actions by their names. */
  names: {
    setVisible: 'Показывать',
    setStatus: 'Сменить статус',
    setBlocked: 'Заблокировать',
    setManager: 'Назначить менеджера',
    setState: 'Сменить статус',
    setTransportCompany: 'Сменить службу доставки',
    setTransportCompanyOrderStatus: 'Сменить статус у перевозчика',
    setGroup: 'Сменить группу',
    delete: 'Удалить',
    setPublished: 'Опубликовать',
    generate: 'Сформировать',
    addTags: 'Добавить метки',
    merge: 'Объединить',
    removeTags: 'Убрать метки',
    setEnabled: 'Включить',
    notify: 'Уведомить',
    setAvailability: 'Сменить наличие',
    setCategory: 'Сменить категорию',
    changePrice: 'Изменить цену, %',
    setPaymentType: 'Сменить тип оплаты',
    setRecommended: 'Рекомендовать',
    printLabels: 'Напечатать этикетки',
    printPackingLists: 'Напечатать листы сборки',
    setActive: 'Включить',
    setPayment: 'Сменить оплату',
    setFilterable: 'Показывать в фильтрах',
    export: 'Выгрузить',
  } as Readonly<Record<string, string>>,
}

/** The words of actions on many rows. */
export type BulkLabels = typeof bulkRu
