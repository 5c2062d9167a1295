import type { OrderDraft, WizardStep } from '@prilavok/contracts'

/** What is kept of an order between visits; nothing personal (CHK-40, SAFE-17). */
export interface KeptOrder {
  readonly id: string | null
  readonly lastStep: WizardStep | null
}

/** The draft, and where its loading stands. */
export interface OrderState {
  /** `missing`: the server does not know the draft (CHK-84). */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed' | 'missing'
  readonly id: string | null
  /** The draft as the server last gave it; null until it is loaded. */
  readonly draft: OrderDraft | null
  /** Set once an order was made of the draft. */
  readonly createdOrderId: string | null
  /** `unsaved`: there are edits that the server has not taken yet (CHK-87). */
  readonly saving: 'saved' | 'saving' | 'unsaved'
  readonly lastStep: WizardStep | null
}
