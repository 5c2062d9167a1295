/** Russian words of the announcements. */
export const announcementsRu = {
  region: 'Объявления магазина',
  /** Source: CONTENT-31. */
  first: 'До 31 декабря действует повышенная скидка при оплате сразу',
  /** Source: CONTENT-32. */
  second: 'С 25 декабря по 8 января заказы не отправляются',
}

/** The words of the announcements that a page may replace. */
export type AnnouncementsLabels = typeof announcementsRu
