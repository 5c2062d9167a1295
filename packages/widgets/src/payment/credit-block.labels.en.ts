import type { CreditBlockLabels } from './credit-block.labels'

/** English words of the credit block. */
export const creditBlockEn: CreditBlockLabels = {
  heading: 'Bank and term',
  compare: 'Compare the terms',
}
