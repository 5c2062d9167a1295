import { orderEditRu } from './order-edit.labels'
import { orderEditEn } from './order-edit.labels.en'

/** The words of an order that is edited. */
export const editLabels = { ru: orderEditRu, en: orderEditEn }
