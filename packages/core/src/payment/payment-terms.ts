import type { PaymentOptionId } from '@prilavok/contracts'

/** What an instalment or a credit costs over some months. */
export interface PaymentTerm {
  readonly months: number
  /** Per cent of the amount; 0 is without overpayment. */
  readonly overpaymentPercent: number
}

/** The terms of an option, as the shop promises them. Source: PAY-96 to PAY-104. */
export interface PaymentTerms {
  /** How many months it may run; null when it is counted in parts. */
  readonly months: { readonly from: number; readonly to: number } | null
  /** What it costs at which length; empty where the bank shows it only to the buyer. */
  readonly terms: readonly PaymentTerm[]
  /** Into how many equal parts the amount is divided, and what share each is, in per cent. */
  readonly parts: { readonly count: number; readonly percent: number } | null
  /** How many buyers of a hundred are approved. */
  readonly approvalPercent: number | null
  /** How many banks are asked at once. */
  readonly banks: number | null
}

const nothing: PaymentTerms = { months: null, terms: [], parts: null, approvalPercent: null, banks: null }
const over = (months: number, overpaymentPercent: number): PaymentTerms => ({
  ...nothing,
  months: { from: months, to: months },
  terms: [{ months, overpaymentPercent }],
})

/** The terms of every option that has some. Source: PAY-96 to PAY-104. */
export const paymentTerms: Readonly<Record<string, PaymentTerms>> = {
  PayViaSberbankInstallment: over(4, 7.5),
  PayViaSberbankInstallment6M: over(6, 15),
  PayViaSberbankInstallment12M: over(12, 22),
  PayViaSberbankInstallment24M: over(24, 32),
  PayViaSberbankInstallment36M: over(36, 39),
  PayViaSberbankCredit: { ...nothing, months: { from: 3, to: 36 } },
  PayViaDolyame: { ...nothing, parts: { count: 4, percent: 25 }, approvalPercent: 95 },
  PayViaYandexSplit: { ...over(2, 0), approvalPercent: 92 },
  PayViaPosCredit: {
    ...nothing,
    months: { from: 12, to: 24 },
    terms: [
      { months: 12, overpaymentPercent: 0 },
      { months: 24, overpaymentPercent: 5 },
    ],
    approvalPercent: 94,
    banks: 14,
  },
}

/** The terms of one option; null where they are unknown. */
export const termsOf = (option: PaymentOptionId): PaymentTerms | null =>
  (Object.hasOwn(paymentTerms, option) && paymentTerms[option]) || null
