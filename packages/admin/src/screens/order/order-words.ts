import { useWords } from '../../lib/use-words'
import { orderScreenRu, type OrderScreenLabels } from './order-screen.labels'
import { orderScreenEn } from './order-screen.labels.en'

const words = { ru: orderScreenRu, en: orderScreenEn }

/** The words of the order screen. */
export const useOrderWords = (): OrderScreenLabels => useWords(words)
