import { parseNumber } from '@prilavok/ui/number'

/** A typed number; null for nothing, undefined for what is no number. */
export function numberFrom(text: string): number | null | undefined {
  return text.trim() === '' ? null : (parseNumber(text) ?? undefined)
}
