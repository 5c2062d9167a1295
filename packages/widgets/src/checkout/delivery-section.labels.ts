export const deliverySectionRu = {
  failed: 'Не удалось рассчитать доставку',
  failedHelp: 'Проверьте соединение с интернетом и попробуйте ещё раз.',
  retry: 'Повторить',
  /** DELIV-32, letter for letter. */
  noPoints: (city: string): string =>
    `К сожалению, в г. ${city} нет ни одного пункта выдачи транспортных компаний ТК КИТ, ПЭК, СДЭК или Энергия!`,
  /** DELIV-33. */
  noPointsAdvice: 'Выберите более крупный соседний город или напишите нам в чат',
  chat: 'Открыть чат',
  noCourier: (city: string): string => `В г. ${city} курьер пока не приезжает`,
  noCourierAdvice: 'Выберите самовывоз или другой город',
}

export type DeliverySectionLabels = typeof deliverySectionRu
