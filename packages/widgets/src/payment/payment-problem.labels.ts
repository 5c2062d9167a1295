/** Russian words of what went wrong with a payment. */
export const paymentProblemRu = {
  /** PAY-46, letter for letter. */
  redirect: 'При перенаправлении в платежный сервис произошла ошибка.',
  redirectHelp: 'Попробуйте выбрать другой способ оплаты',
  /** PAY-75, letter for letter. */
  declined: 'Не смогли получить оплату. Попробуйе выбрать другой способ оплаты.',
  /** The buyer has closed the payment, or came back from it. */
  unfinished: 'Вы не завершили оплату, заказ не оформлен',
  unfinishedHelp: 'Всё, что вы заполнили, на месте. Повторите оплату или выберите другой способ.',
  again: 'Повторить',
  /** PAY-80, letter for letter. */
  check: 'При проверке оплаты возникла ошибка',
  checkHelp: 'Попробуйте выбрать другой способ оплаты',
  checkAgain: 'Проверить ещё раз',
  /** PAY-60, letter for letter. */
  unsupported: 'Возврат из платежной системы не поддерживается',
  unsupportedHelp: 'Если вы уже заплатили, не платите второй раз: напишите или позвоните нам.',
  /** PAY-55, letter for letter. */
  credit: 'Произошла ошибка при попытке оформить кредит. Попробуйте позднее...',
  script: 'Форма оплаты не загрузилась',
  scriptHelp: 'Её могло остановить расширение браузера или сеть. Попробуйте ещё раз или выберите другой способ оплаты.',
  popup: 'Браузер не дал открыть окно банка',
  popupHelp: 'Откройте его сами: ваш заказ сохранён.',
  busy: 'Слишком много запросов',
  busyHelp: 'Оплата не началась, деньги не списаны. Подождите минуту и попробуйте ещё раз.',
  openBank: 'Открыть форму банка',
  retry: 'Попробовать ещё раз',
}

/** The words of a payment's trouble that a page may replace. */
export type PaymentProblemLabels = typeof paymentProblemRu
