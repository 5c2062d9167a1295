export const cartOffersRu = {
  title: 'Вас может заинтересовать',
  oldPrice: 'Прежняя цена',
  soldOut: 'Нет в наличии',
  failed: 'Не удалось загрузить подборку товаров',
  retry: 'Повторить',
}

export type CartOffersLabels = typeof cartOffersRu
