/** Russian words of the tabs of a product page. */
export const productTabsRu = {
  tabs: 'О товаре',
  description: 'Описание',
  delivery: 'Доставка и пункты выдачи',
  comments: 'Отзывы',
  points: (city: string): string => `Пункты выдачи: ${city}`,
  choosePoints: 'Выберите город доставки, и мы покажем пункты выдачи',
  loading: 'Загружаем отзывы…',
  failed: 'Не удалось загрузить отзывы',
  retry: 'Повторить',
}

/** The words of the tabs that a page may replace. */
export type ProductTabsLabels = typeof productTabsRu
