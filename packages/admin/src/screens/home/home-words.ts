import { useWords } from '../../lib/use-words'
import { homeRu, type HomeLabels } from './home.labels'
import { homeEn } from './home.labels.en'

const words = { ru: homeRu, en: homeEn }

/** The words of the home page. */
export const useHomeWords = (): HomeLabels => useWords(words)
