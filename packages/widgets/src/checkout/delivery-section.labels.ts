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

export const deliverySectionEn: DeliverySectionLabels = {
  failed: 'The delivery could not be priced',
  failedHelp: 'Check the connection and try again.',
  retry: 'Try again',
  noPoints: (city) => `Unfortunately, there is no pickup point of our carriers in ${city}!`,
  noPointsAdvice: 'Choose a larger city nearby or write to us in the chat',
  chat: 'Open the chat',
  noCourier: (city) => `Couriers do not go to ${city} yet`,
  noCourierAdvice: 'Choose pickup or another city',
}
