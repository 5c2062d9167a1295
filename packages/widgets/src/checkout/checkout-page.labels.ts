export const checkoutPageRu = {
  /** The document's title (CHK-02), letter for letter. */
  title: 'Оформление заказа',
  notLoaded: 'Часть страницы не загрузилась. Проверьте соединение с интернетом.',
  retry: 'Повторить',
}

export type CheckoutPageLabels = typeof checkoutPageRu
