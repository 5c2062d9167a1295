export const courierAddressRu = {
  heading: 'Адрес доставки',
  /** DELIV-31, letter for letter. */
  notice: 'При доставке курьером нет оплаты при получении, а стоимость доставки обычно дороже',
  city: 'Город',
  street: 'Улица',
  house: 'Дом',
  apartment: 'Квартира',
  /** VALID-10, letter for letter. */
  error: 'Выберите пункт выдачи или укажите адресс доставки',
  /** VALID-37 with the name of the field. */
  required: (field: string): string => `Поле ${field} обязательно для заполнения`,
}

export type CourierAddressLabels = typeof courierAddressRu
