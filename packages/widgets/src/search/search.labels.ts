export const searchBoxRu = {
  label: 'Поиск по каталогу',
  submit: 'Найти',
  clear: 'Очистить',
  /** Of the list, for those who cannot see it. */
  results: 'Найдено в каталоге',
  /** SEARCH-06, letter for letter. */
  tooShort: 'Для поиска нужно хотя бы 2 символа',
  /** SEARCH-07, letter for letter. */
  notFound: 'Слишком мало символов для поиска. Или не смогли ничего найти!',
  loading: 'Ищем…',
  failed: 'Не удалось выполнить поиск. Проверьте соединение с интернетом.',
  retry: 'Повторить',
  corrected: (query: string): string => `Показаны результаты по запросу «${query}»`,
  /** Above the last queries. */
  recent: 'Вы искали',
  forget: (query: string): string => `Убрать «${query}» из списка`,
  forgetAll: 'Очистить список',
  /** Spoken when the results have settled. */
  found: (count: number): string => `Вариантов в списке: ${count}`,
}

/** The words of the search box that a page may replace. */
export type SearchBoxLabels = typeof searchBoxRu
