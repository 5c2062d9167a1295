export const contactsFormRu = {
  phoneHelp: 'Позвоним, чтобы подтвердить заказ',
  secondaryPhone: 'Дополнительный телефон',
  /** Shows the field of the second phone. */
  addPhone: 'Добавить телефон',
  email: 'Электронная почта',
  /** Opens the folded contacts again. Source: CONTACT-08. */
  change: 'Изменить',
  /** VALID-03 to VALID-05. */
  firstNameError: 'Введите своё имя',
  lastNameError: 'Введите свою фамилию',
  phoneError: 'Введите корректный номер телефона',
  /** VALID-38 with the name of the field. */
  emailError: 'Поле Электронная почта должно быть действительным электронным адресом',
}

export type ContactsFormLabels = typeof contactsFormRu

export const personFieldsRu = {
  lastName: 'Фамилия',
  firstName: 'Имя',
  middleName: 'Отчество',
  /** Beside the label of the middle name, where other fields say that they are optional. */
  ifThereIsOne: 'если есть',
  phone: 'Телефон',
  fullName: 'Имя, отчество и фамилия',
  fullNameHelp: 'Как в паспорте: по нему выдают заказ',
  /** CONTACT-07, letter for letter. */
  middleNameWarning:
    'Отчество обязательно при наличии. Если отчество есть, но вы его не впишете - груз могут не выдать!',
}

export type PersonFieldsLabels = typeof personFieldsRu

export const recipientFormRu = {
  /** CHK-19, letter for letter. */
  otherRecipient: 'Заказ за меня получит другой человек',
  heading: 'Получатель',
  /** VALID-06 to VALID-08. */
  firstNameError: 'Введите имя получателя',
  lastNameError: 'Введите фамилию получателя',
  phoneError: 'Введите корректный номер телефона получателя',
}

export type RecipientFormLabels = typeof recipientFormRu
