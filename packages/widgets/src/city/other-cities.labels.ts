export const otherCitiesRu = {
  /** DELIV-37, letter for letter. */
  CanTake: 'Можно забрать',
  PayOnDelivery: 'Есть оплата при получении',
  CheepDeliveryCost: 'Дешевле доставка',
  nearest: 'Ближайшие города',
  days: (from: number, to: number): string => (from === to ? `${from}\u00a0дн.` : `${from}–${to}\u00a0дн.`),
  kilometres: (distance: number): string => `${distance}\u00a0км`,
  failed: 'Не удалось найти соседние города.',
  retry: 'Повторить',
}

/** The words of the cities around that a page may replace. */
export type OtherCitiesLabels = typeof otherCitiesRu
