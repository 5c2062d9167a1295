import { homeRu } from './home.labels'
import { homeEn } from './home.labels.en'

/** The words of the home page. */
export const homeLabels = { ru: homeRu, en: homeEn }
