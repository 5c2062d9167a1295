import type { CityPickerLabels } from './city-picker.labels'

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
    count >= 1_000_000
      ? `${(count / 1_000_000).toFixed(1).replace('.0', '')}m people`
      : count >= 1_000
        ? `${Math.round(count / 1_000)}k people`
        : `${count} people`,
}
