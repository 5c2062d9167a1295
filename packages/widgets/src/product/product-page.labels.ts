/** Russian words of the header that stays in sight. */
export const productStickyHeaderRu = {
  label: 'Товар на этой странице',
  /** On the button, which has room for two words beside name and price. */
  add: 'В корзину',
}

/** The words of the sticky header that a page may replace. */
export type ProductStickyHeaderLabels = typeof productStickyHeaderRu

/** Russian words of the comparison with other shops. */
export const competitorPricesRu = {
  title: 'Сравните цены',
  shop: 'Магазин',
  price: 'Цена',
  delivery: 'Доставка',
  ours: 'У нас',
  nameless: 'Другой магазин',
  /** UI-11, letter for letter. */
  free: 'БЕСПЛАТНО',
  /** An amount of an offer that is not known. */
  unknown: '—',
  note: 'Цены других магазинов мы проверяем сами; они могли измениться.',
}

/** The words of the comparison that a page may replace. */
export type CompetitorPricesLabels = typeof competitorPricesRu

/** Russian words of the products around a product. */
export const productOffersRu = {
  crossSales: 'С этим товаром покупают',
  relations: 'Похожие и сопутствующие товары',
  add: 'В корзину',
  oldPrice: 'Прежняя цена',
  soldOut: 'Нет в наличии',
  newTab: '(откроется в новой вкладке)',
  failed: 'Не удалось загрузить подборку товаров',
  retry: 'Повторить',
}

/** The words of the products around a product that a page may replace. */
export type ProductOffersLabels = typeof productOffersRu

/** Russian words of the review video. */
export const productVideoRu = {
  watch: 'Смотреть видеообзор',
  title: 'Видеообзор товара',
  /** Below the poster: nothing is loaded from another site before. */
  host: (name: string): string => `Видео загрузится с сайта ${name}`,
}

/** The words of the review video that a page may replace. */
export type ProductVideoLabels = typeof productVideoRu

/** Russian words of the buttons that open forms. */
export const productActionsRu = {
  label: 'Ещё о товаре',
  quickbuy: 'Купить в один клик',
  stockSubscription: 'Сообщить о поступлении',
  waitingForDiscount: 'Хочу скидку',
  remindLater: 'Напомнить позже',
  customerQuestion: 'Задать вопрос о товаре',
  callMeBack: 'Перезвоните мне',
}

/** The words of the buttons that a page may replace. */
export type ProductActionsLabels = typeof productActionsRu
