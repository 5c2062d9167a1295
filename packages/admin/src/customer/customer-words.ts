import { customerCardRu } from './customer-card.labels'
import { customerCardEn } from './customer-card.labels.en'

/** The words of the card of a customer. */
export const customerLabels = { ru: customerCardRu, en: customerCardEn }
