import { plural } from '@prilavok/core'

/** Russian words of a product card. */
export const productCardRu = {
  oldPrice: 'Прежняя цена',
  /** The name of the list of marks. */
  marks: 'Отметки',
  discount: (percent: number): string => `−${percent}\u00a0%`,
  tagHit: 'Хит',
  tagNovelty: 'Новинка',
  tagSale: 'Распродажа',
  tagMarkdown: 'Уценка',
  tagPriceOfDay: 'Цена дня',
  tagRecommended: 'Рекомендуем',
  tagExclusive: 'Только у нас',
  tagFreeDelivery: 'Доставим бесплатно',
  tagPrepaymentOnly: 'Только предоплата',
  inStock: 'В наличии',
  atSupplier: 'На складе поставщика',
  onOrder: 'Под заказ',
  expected: 'Ожидается поступление',
  outOfStock: 'Нет в наличии',
  discontinued: 'Снят с производства',
  rating: (score: string, reviews: number): string =>
    `Оценка ${score} из 5, ${reviews} ${plural(reviews, { one: 'отзыв', few: 'отзыва', many: 'отзывов' })}`,
  score: (score: number): string => score.toFixed(1).replace('.', ','),
  unitPiece: 'шт.',
  unitPack: 'упак.',
  unitKilogram: 'кг',
  unitTon: 'т',
  unitLiter: 'л',
  unitMeter: 'м',
  unitSquareMeter: 'м²',
  unitCubicMeter: 'м³',
  unitRoll: 'рул.',
  unitSet: 'компл.',
  /** The button of each product. */
  add: 'В корзину',
}

/** The words of a product card that a page may replace. */
export type ProductCardLabels = typeof productCardRu
