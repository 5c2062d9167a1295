/** Letters that the alphabet of GSM has; a text with any other is sent in the wider one, of which less fits into a message. */
const GSM = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z£¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøù]*$/
const SIZES = { gsm: [160, 153], wide: [70, 67] } as const

/** The most messages that one text may take: each costs the shop money. */
export const MOST_SMS_PARTS = 6

/** How many messages of a phone a text takes. */
export function smsParts(text: string): number {
  const [alone, joined] = GSM.test(text) ? SIZES.gsm : SIZES.wide
  if (text.length === 0) return 0
  return text.length <= alone ? 1 : Math.ceil(text.length / joined)
}
