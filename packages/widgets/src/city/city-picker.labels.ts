export const cityPickerRu = {
  city: 'Город доставки',
  change: 'Изменить',
  choose: 'Выбрать город',
  none: 'Выберите город, и мы покажем способы доставки',
  /** A chosen city whose name could not be found out. */
  nameless: 'название не загрузилось',
  dialogTitle: 'Город доставки',
  search: 'Населённый пункт',
  /** CITY-17, letter for letter. */
  empty: 'Начните вбивать текст для поиска',
  /** CITY-16, letter for letter. */
  notFound: 'Не смогли найти ни один город или вбили меньше 2 символов!',
  failed: 'Не удалось найти города. Проверьте соединение с интернетом.',
  retry: 'Повторить',
  dialogFailed: 'Не удалось открыть выбор города',
  people: (count: number): string =>
    count >= 1_000_000
      ? `${(count / 1_000_000).toFixed(1).replace('.0', '').replace('.', ',')} млн жителей`
      : count >= 1_000
        ? `${Math.round(count / 1_000)} тыс. жителей`
        : `${count} жителей`,
}

export type CityPickerLabels = typeof cityPickerRu

export const cityPickerEn: CityPickerLabels = {
  city: 'Delivery city',
  change: 'Change',
  choose: 'Choose a city',
  none: 'Choose a city and we will show the ways of delivery',
  nameless: 'the name could not be loaded',
  dialogTitle: 'Delivery city',
  search: 'City or town',
  empty: 'Start typing to search',
  notFound: 'No city was found, or fewer than 2 characters were typed!',
  failed: 'The cities could not be searched. Check the connection.',
  retry: 'Try again',
  dialogFailed: 'The choice of cities could not be opened',
  people: (count) =>
    count >= 1_000_000 ? `${(count / 1_000_000).toFixed(1).replace('.0', '')}m people` : count >= 1_000 ? `${Math.round(count / 1_000)}k people` : `${count} people`,
}
