/** Russian words of the home page. */
export const homeRu = {
  title: 'Главная',
  waiting: 'Ждёт внимания',
  newOrders: 'Новые заказы',
  awaitingOrders: 'Пора позвонить',
  requests: 'Заявки ждут звонка',
  questions: 'Вопросы без ответа',
  comments: 'Отзывы на проверке',
  feedback: 'Отзывы о магазине',
  drafts: 'Брошенные заказы с телефоном',
  feeds: 'Выгрузки с ошибкой',
  failed: 'не загрузилось',
  days: 'Заказы по дням',
  day: 'День',
  count: 'Заказы',
  sum: 'Сумма, ₽',
  noDays: 'Заказов пока не было',
  calls: 'Работа сервера',
  since: (when: string): string => `с ${when}`,
  slowest: 'Самые медленные вызовы',
  failing: 'Вызовы с ошибками',
  noFailing: 'Ошибок не было',
  noCalls: 'Вызовов пока не было',
  call: 'Вызов',
  times: 'Раз',
  p95: '95 % быстрее',
  ms: (value: string): string => `${value} мс`,
  errors: 'Ошибок',
  lastError: 'Последняя',
}

/** The words of the home page in one language. */
export type HomeLabels = typeof homeRu
