import { normalizePhone } from '@prilavok/core/forms'

/** `+7` and ten digits, or null when the text is no phone of ten digits. Source: VALID-14. */
export const normalPhone = (text: string | null | undefined): string | null => normalizePhone(text ?? '')
