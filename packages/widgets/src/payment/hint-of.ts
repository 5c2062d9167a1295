import type { PaymentHintLabels } from './payment.labels'

/** What the shop has to say about a way to pay; empty where it has nothing (CHK-24). */
export function hintOf(option: string, hints: PaymentHintLabels): string {
  const all: Readonly<Record<string, string>> = hints
  return Object.hasOwn(all, option) ? (all[option] ?? '') : ''
}
