export const personFieldsRu = {
  lastName: 'Фамилия',
  firstName: 'Имя',
  middleName: 'Отчество',
  phone: 'Телефон',
  /** CONTACT-07, letter for letter. */
  middleNameWarning: 'Отчество обязательно при наличии. Если отчество есть, но вы его не впишете - груз могут не выдать!',
}

export type PersonFieldsLabels = typeof personFieldsRu

export const personFieldsEn: PersonFieldsLabels = {
  lastName: 'Last name',
  firstName: 'First name',
  middleName: 'Middle name',
  phone: 'Phone',
  middleNameWarning: 'Give the middle name if there is one: without it the parcel may not be handed over!',
}
