export const deadEndRu = {
  /** CHK-54 and CHK-51, letter for letter. */
  completed: 'Этот заказ уже оформлен',
  completedHelp: 'Менеджер перезвонит, чтобы подтвердить его. Если хотите купить что-то ещё, начните новый заказ.',
  createNew: 'Создать новый заказ',
  /** CHK-84, letter for letter. */
  missing: 'Не найден заказ с таким номером',
  missingHelp: 'Возможно, ссылка устарела. Товары в корзине на месте — их можно заказать заново.',
  startAnew: 'Оформить новый заказ',
  toCart: 'Вернуться в корзину',
  failed: 'Не удалось открыть оформление заказа',
  failedHelp: 'Проверьте соединение с интернетом и попробуйте ещё раз. Товары в корзине на месте.',
  retry: 'Повторить',
}

export type DeadEndLabels = typeof deadEndRu

export const deadEndEn: DeadEndLabels = {
  completed: 'This order has already been placed',
  completedHelp: 'A manager will call to confirm it. To buy something else, start a new order.',
  createNew: 'Start a new order',
  missing: 'There is no order with this number',
  missingHelp: 'The link may be out of date. The goods in your cart are still there and can be ordered again.',
  startAnew: 'Place a new order',
  toCart: 'Back to the cart',
  failed: 'The order page could not be opened',
  failedHelp: 'Check the connection and try again. The goods in your cart are still there.',
  retry: 'Try again',
}
