export const personFieldsRu = {
  lastName: 'Фамилия',
  firstName: 'Имя',
  middleName: 'Отчество',
  phone: 'Телефон',
  fullName: 'Имя, отчество и фамилия',
  fullNameHelp: 'Как в паспорте: по нему выдают заказ',
  /** CONTACT-07, letter for letter. */
  middleNameWarning:
    'Отчество обязательно при наличии. Если отчество есть, но вы его не впишете - груз могут не выдать!',
}

export type PersonFieldsLabels = typeof personFieldsRu
