/** Russian words of the buttons that explain something. */
export const productInfoRu = {
  quality: 'Индекс качества',
  instalment: 'Рассрочка',
  payOnDelivery: 'Оплата при получении',
  dolyame: 'Оплата Долями',
  yandexSplit: 'Яндекс Сплит',
  legalEntities: 'Юридическим лицам',
  return: 'Возврат',
  safeLogistics: 'Бережная доставка',
}

/** The words of the buttons that explain something, which a page may replace. */
export type ProductInfoLabels = typeof productInfoRu
