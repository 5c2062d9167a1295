/** Russian names of fields that only records of this feature have. */
export const flagsFieldsRu = {
  audience: 'Аудитория',
  endsOn: 'Окончание',
  isEnabled: 'Включён',
  rolloutPercent: 'Доля посетителей, %',
  startsOn: 'Начало',
}
