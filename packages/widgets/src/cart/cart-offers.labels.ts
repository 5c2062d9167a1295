/** Russian words of what goes with the products. */
export const cartOffersRu = {
  title: 'Вас может заинтересовать',
  /** The button of each product, in one line. */
  add: 'В корзину',
  oldPrice: 'Прежняя цена',
  soldOut: 'Нет в наличии',
  failed: 'Не удалось загрузить подборку товаров',
  retry: 'Повторить',
}

/** The words of what goes with the products that a page may replace. */
export type CartOffersLabels = typeof cartOffersRu
