/** Words of a part of the page that could not be fetched. */
export const lazyPlaceRu = {
  notLoaded: 'Часть страницы не загрузилась. Проверьте соединение или обновите страницу.',
  retry: 'Повторить',
}

export type LazyPlaceLabels = typeof lazyPlaceRu
