import type { OrderChange, OrderDraft, PaymentOptionId, WizardStep } from '@prilavok/contracts'
import type { DraftFields, Times } from './order.fields'

/** What is kept of an order between visits; nothing personal (CHK-40, SAFE-17). */
export interface KeptOrder {
  readonly id: string | null
  readonly lastStep: WizardStep | null
  /** The buyer was sent to a payment service: the next visit begins at the last step (CHK-36). */
  readonly returning: boolean
  /** What the buyer was going to pay with there. Source: PAY-24. */
  readonly preselectedPayment: PaymentOptionId | null
}

/** The draft, and where its loading stands. */
export interface OrderState extends Omit<KeptOrder, 'id'> {
  /** Whether the draft is this browser's own; of another one only the products are known, or the number of its order. */
  readonly owned: boolean
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

/** What all tabs know of each other's saves: the newest version, and when its fields were edited; no values. */
export interface SavedNote {
  readonly version: number
  readonly typed: Times
}

/** What an earlier page could not save. */
export interface Unsaved {
  readonly fields: DraftFields
  readonly typed: Times
}

/** The draft between the buyer's edits and the server. */
export interface DraftMachine {
  /** Edits that wait to be sent. */
  readonly pending: OrderChange
  /** Edits that are under way, when they were sent, and when they were typed. */
  readonly sent: OrderChange
  readonly sentAt: number
  readonly sentTyped: Times
  /** Since when there is something that the server has not accepted. */
  readonly unsavedSince: number | null
  readonly failures: number
  /** Refusals in a row because the draft has moved on; above 0 the draft is read before it is sent. */
  readonly conflicts: number
  readonly autosaves: boolean
  readonly held: boolean
  /** The keys of this page's last saves. */
  readonly ownSaves: readonly string[]
  /** The version of the draft that is merged with what was edited here; 0 where the server counts none. */
  readonly version: number
  /** All edits of this page, part by part. */
  readonly edits: OrderChange
  /** The fields as this page shows them. */
  readonly known: DraftFields
  /** When fields were edited here. */
  readonly typed: Times
  readonly lastEdit: number
  /** A fraction of a millisecond that distinguishes edits of two tabs at the same time. */
  readonly tie: number
  /** How often a value was sent again against another tab, by field and time. */
  readonly insisted: Readonly<Record<string, number>>
}

export type DraftEvent =
  | {
      readonly type: 'opened'
      readonly draft: OrderDraft
      readonly left: Unsaved | null
      readonly note: SavedNote
      readonly at: number
    }
  | { readonly type: 'edited'; readonly change: OrderChange; readonly at: number }
  | { readonly type: 'autosaved' | 'held' | 'released' | 'closed' }
  | { readonly type: 'posted'; readonly key: string }
  | { readonly type: 'sent'; readonly at: number }
  | { readonly type: 'accepted'; readonly version: number; readonly note: SavedNote }
  | { readonly type: 'refused'; readonly code: string | undefined }
  | { readonly type: 'read'; readonly draft: OrderDraft; readonly note: SavedNote; readonly at: number }

export type DraftEffect =
  /** Keep a journal of what is unsaved against a crash, or clear it. */
  | { readonly type: 'journal'; readonly unsaved: Unsaved | null }
  /** Notify the other tabs of what was saved. */
  | { readonly type: 'announce'; readonly note: SavedNote }
  | { readonly type: 'save-soon' | 'cancel' | 'read' | 'ordered' }
  | { readonly type: 'save-after' | 'read-after'; readonly ms: number }
  /** The draft has other values now; `merged` where they came from elsewhere. */
  | { readonly type: 'restore'; readonly draft: OrderDraft; readonly merged: boolean }

export type Transition = readonly [DraftMachine, readonly DraftEffect[]]
