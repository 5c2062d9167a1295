import { messageRu } from './message.labels'
import { messageEn } from './message.labels.en'

/** The words of messages to a buyer. */
export const messageLabels = { ru: messageRu, en: messageEn }
