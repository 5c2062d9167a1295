/** Russian words of the page of pick-up points. */
export const pickupPointsPageRu = {
  region: 'Пункты выдачи',
  empty: 'В этом городе пока нет пунктов выдачи.',
  failed: 'Не удалось загрузить пункты выдачи.',
  failedPart: 'Загрузились не все пункты выдачи.',
  retry: 'Повторить',
}

/** The words of the page of pick-up points that a page may replace. */
export type PickupPointsPageLabels = typeof pickupPointsPageRu
