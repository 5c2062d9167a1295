/** Russian words of the tabs of a product page. */
export const productTabsRu = {
  tabs: 'О товаре',
  description: 'Описание',
  delivery: 'Доставка и пункты выдачи',
  comments: 'Отзывы',
}

/** The words of the tabs that a page may replace. */
export type ProductTabsLabels = typeof productTabsRu

/** Russian words of the pickup points of a product page. */
export const productPointsRu = {
  title: (city: string): string => `Пункты выдачи: ${city}`,
  chooseCity: 'Выберите город доставки, и мы покажем пункты выдачи',
}

/** The words of the pickup points of a product page that a page may replace. */
export type ProductPointsLabels = typeof productPointsRu

/** Russian words of the reviews of a product page. */
export const productCommentsRu = {
  loading: 'Загружаем отзывы…',
  failed: 'Не удалось загрузить отзывы',
  retry: 'Повторить',
}

/** The words of the reviews that a page may replace. */
export type ProductCommentsLabels = typeof productCommentsRu
