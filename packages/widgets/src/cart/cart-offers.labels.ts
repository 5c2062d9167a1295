export const cartOffersRu = {
  title: 'Вас может заинтересовать',
  oldPrice: 'Прежняя цена',
  soldOut: 'Нет в наличии',
  failed: 'Не удалось загрузить подборку товаров',
  retry: 'Повторить',
}

export type CartOffersLabels = typeof cartOffersRu

export const cartOffersEn: CartOffersLabels = {
  title: 'You may also like',
  oldPrice: 'Former price',
  soldOut: 'Sold out',
  failed: 'The suggestions could not be loaded',
  retry: 'Try again',
}
