import type { PaymentNamesLabels } from './payment.labels'

/** The name of a payment in parts; null for one that this page has no name for and so does not show. */
export function nameOf(option: string, names: PaymentNamesLabels): string | null {
  const all: Readonly<Record<string, string>> = names
  return Object.hasOwn(all, option) ? (all[option] ?? null) : null
}
