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
