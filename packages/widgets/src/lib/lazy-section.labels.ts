/** Russian words of a section whose code could not be loaded. */
export const lazySectionRu = {
  notLoaded: 'Часть страницы не загрузилась. Проверьте соединение или обновите страницу.',
  retry: 'Повторить',
}

/** The words of a section whose code could not be loaded, which a page may replace. */
export type LazySectionLabels = typeof lazySectionRu
