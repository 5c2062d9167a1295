/** Russian words of the papers of an order. */
export const documentsRu = {
  open: 'Документы',
  kinds: {
    invoice: 'Счёт на оплату',
    'packing-list': 'Лист сборки',
    label: 'Этикетка',
    'return-act': 'Акт возврата',
  },
}

/** The words of the papers of an order in one language. */
export type DocumentsLabels = typeof documentsRu
