export const acceptedOrderRu = {
  /** CHK-57 to CHK-59, letter for letter. */
  heading: 'Мы приняли ваш заказ!',
  callback: 'Обычно менеджер перезванивает в течение 3 часов или на следующий рабочий день.',
  cancelled: 'Заказы с оплатой при получении, которые не удалось подтвердить по телефону, отменяются автоматически.',
  number: (number: string): string => `Номер заказа ${number}`,
  next: 'Что дальше',
  questions: 'Остались вопросы?',
  chat: 'Написать в чат',
  home: 'Вернуться на главную',
}

export type AcceptedOrderLabels = typeof acceptedOrderRu
