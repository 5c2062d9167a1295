import { draftScreenRu } from './draft-screen.labels'
import { draftScreenEn } from './draft-screen.labels.en'

/** The words of the screen of an order draft. */
export const draftLabels = { ru: draftScreenRu, en: draftScreenEn }
