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
