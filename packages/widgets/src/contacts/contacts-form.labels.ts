export const contactsFormRu = {
  phoneHelp: 'Позвоним, чтобы подтвердить заказ',
  secondaryPhone: 'Дополнительный телефон',
  email: 'Электронная почта',
  /** VALID-03 to VALID-05. */
  firstNameError: 'Введите своё имя',
  lastNameError: 'Введите свою фамилию',
  phoneError: 'Введите корректный номер телефона',
  /** VALID-38 with the name of the field. */
  emailError: 'Поле Электронная почта должно быть действительным электронным адресом',
}

export type ContactsFormLabels = typeof contactsFormRu

export const contactsFormEn: ContactsFormLabels = {
  phoneHelp: 'We call to confirm the order',
  secondaryPhone: 'Second phone',
  email: 'E-mail',
  firstNameError: 'Enter your first name',
  lastNameError: 'Enter your last name',
  phoneError: 'Enter a valid phone number',
  emailError: 'The field E-mail must be a valid e-mail address',
}
