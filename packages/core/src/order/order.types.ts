import type { OrderChange, OrderDraft, PaymentOptionId, WizardStep } from '@prilavok/contracts'

/** What is kept of an order between visits; nothing personal (CHK-40, SAFE-17). */
export interface KeptOrder {
  readonly id: string | null
  readonly lastStep: WizardStep | null
  /** The buyer was sent to a payment service: the next visit begins at the last step (CHK-36). */
  readonly returning: boolean
  /** What the buyer was going to pay with there (PAY-24). */
  readonly preselectedPayment: PaymentOptionId | null
}

/** The draft, and where its loading stands. */
export interface OrderState extends Omit<KeptOrder, 'id'> {
  /** `missing`: the server does not know the draft (CHK-84). */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed' | 'missing'
  readonly id: string | null
  /** The draft as the server last gave it; null until it is loaded. */
  readonly draft: OrderDraft | null
  /** Set once an order was made of the draft. */
  readonly createdOrderId: string | null
  /** `unsaved`: there are edits that the server has not taken yet (CHK-87). */
  readonly saving: 'saved' | 'saving' | 'unsaved'
  /** Since when there has always been something that the server has not taken; null when it has everything. */
  readonly unsavedSince: number | null
}

/** Stands by while a draft is edited: keeps what is unsaved against a crash and brings in what other tabs have saved. */
export interface DraftGuard {
  /** What the server has not taken yet is this now, after an edit where there was one. */
  readonly note: (unsaved: OrderChange, edit?: OrderChange) => void
  /** A save goes out with this; the answer is to be called with the version that the server then counts. */
  readonly saving: (change: OrderChange) => (version: number) => void
  /** Before a save: another tab has saved since, or the server has refused the last one, and others' fields come in first; null when there is nothing to wait for. */
  readonly catchUp: (refused: boolean) => Promise<void> | null
  /** The version of the draft that is brought together here with what was typed; 0 where the server counts none. */
  readonly version: () => number
}
