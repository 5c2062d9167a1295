import { useWords } from '../../lib/use-words'
import { draftScreenRu, type DraftScreenLabels } from './draft-screen.labels'
import { draftScreenEn } from './draft-screen.labels.en'

const words = { ru: draftScreenRu, en: draftScreenEn }

/** The words of the screen of an order draft. */
export const useDraftWords = (): DraftScreenLabels => useWords(words)
