import { MOST_SMS_PARTS, smsParts, type OrderMessageRequest, type OrderMessages } from '@prilavok/contracts/admin'

/** A message while it is written. */
export interface MessageDraft {
  readonly templateId: string
  readonly channel: string
  readonly subject: string
  readonly text: string
}

/** The ways that there are to write to a buyer. */
export const waysOf = ({ ways }: OrderMessages) =>
  ways.flatMap(({ channel, to }) => (to === null ? [] : [{ channel, to }]))

/** What a template makes of a message. */
export function withTemplate(draft: MessageDraft, { messages }: OrderMessages, templateId: string): MessageDraft {
  const template = messages.find((each) => each.templateId === templateId)
  // An own text goes on from what is there.
  if (template === undefined) return { ...draft, templateId: '' }
  return { ...draft, templateId, subject: template.subject, text: template.text }
}

/** A message as it begins: the first text of the shop, by the first way that there is. */
export const beginningOf = (offer: OrderMessages): MessageDraft =>
  withTemplate(
    { templateId: '', channel: waysOf(offer)[0]?.channel ?? '', subject: '', text: '' },
    offer,
    offer.messages[0]?.templateId ?? '',
  )

/** A message that begins with a text of one's own. */
export const ownText = (
  offer: OrderMessages,
  { subject, text }: Pick<MessageDraft, 'subject' | 'text'>,
): MessageDraft => ({
  ...{ templateId: '', channel: waysOf(offer)[0]?.channel ?? '' },
  ...{ subject, text },
})

/** What is wrong with a message, and how many SMS it takes. */
export function judged({ channel, subject, text }: MessageDraft) {
  const isSms = channel === 'Sms'
  const written = isSms ? text : `${subject}\n${text}`
  const unfilled = [...new Set([...written.matchAll(/\{[^{}\n]{1,40}\}/g)].map(([name]) => name))]
  const parts = smsParts(text)
  const isLong = isSms && parts > MOST_SMS_PARTS
  const isReady =
    channel !== '' && text.trim() !== '' && (isSms || subject.trim() !== '') && unfilled.length === 0 && !isLong
  return { isSms, unfilled, parts, isLong, isReady }
}

/** A message as it is sent. */
export const requestOf = ({ channel, templateId, subject, text }: MessageDraft): OrderMessageRequest => ({
  channel,
  templateId: templateId || null,
  subject: channel === 'Sms' ? null : subject.trim(),
  text: text.trim(),
})
