/** Russian words of the credit block. */
export const creditBlockRu = {
  heading: 'Банк и срок',
  compare: 'Сравнить условия',
}

/** The words of the credit block that a page may replace. */
export type CreditBlockLabels = typeof creditBlockRu
