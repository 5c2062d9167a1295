export const contactsFormRu = {
  phoneHelp: 'Позвоним, чтобы подтвердить заказ',
  secondaryPhone: 'Дополнительный телефон',
  email: 'Электронная почта',
  /** Opens the folded contacts again (CONTACT-08). */
  change: 'Изменить',
  /** VALID-03 to VALID-05. */
  firstNameError: 'Введите своё имя',
  lastNameError: 'Введите свою фамилию',
  phoneError: 'Введите корректный номер телефона',
  /** VALID-38 with the name of the field. */
  emailError: 'Поле Электронная почта должно быть действительным электронным адресом',
}

export type ContactsFormLabels = typeof contactsFormRu
