export const otherCitiesRu = {
  /** DELIV-37, letter for letter. */
  CanTake: 'Можно забрать',
  PayOnDelivery: 'Есть оплата при получении',
  CheepDeliveryCost: 'Дешевле доставка',
  nearest: 'Ближайшие города',
  days: (from: number, to: number): string => (from === to ? `${from} дн.` : `${from}–${to} дн.`),
  kilometres: (distance: number): string => `${distance} км`,
  failed: 'Не удалось найти соседние города.',
  retry: 'Повторить',
}

export type OtherCitiesLabels = typeof otherCitiesRu
