import { formRu } from './form.labels'
import { formEn } from './form.labels.en'

/** The words of forms: lists and menus come without them. */
export const formWords = { ru: formRu, en: formEn }
