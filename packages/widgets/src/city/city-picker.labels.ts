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
