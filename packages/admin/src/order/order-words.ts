import { orderScreenRu } from './order-screen.labels'
import { orderScreenEn } from './order-screen.labels.en'

/** The words of the order screen. */
export const orderLabels = { ru: orderScreenRu, en: orderScreenEn }
