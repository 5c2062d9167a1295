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

export const recipientFormEn: RecipientFormLabels = {
  otherRecipient: 'Another person collects the order for me',
  heading: 'Recipient',
  firstNameError: 'Enter the first name of the recipient',
  lastNameError: 'Enter the last name of the recipient',
  phoneError: 'Enter a valid phone number of the recipient',
}
