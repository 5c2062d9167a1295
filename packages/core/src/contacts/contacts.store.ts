import { emptyBuyer, type Buyer, type OrderDraft, type Person } from '@prilavok/contracts'
import { createStore, type ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { contactsOfDraft, fullName, initialContacts, withMainPhone } from './contacts.rules'
import type { ContactsState } from './contacts.types'

/** Who orders and who receives. */
export interface Contacts {
  readonly state: ReadonlyStore<ContactsState>
  readonly editBuyer: (change: Partial<Buyer>) => void
  readonly editRecipient: (change: Partial<Person>) => void
  readonly setOtherRecipient: (other: boolean) => void
  readonly setConsent: (given: boolean) => void
  /** The buyer has left a field: a valid secondary phone stands in for a missing main one (CONTACT-06). */
  readonly settle: () => void
  /** The buyer is not who was filled in: names, phones and e-mail go, the comment stays (CHK-83). */
  readonly forget: () => void
  readonly restore: (draft: OrderDraft) => void
}

/** Empty contacts. */
export function createContacts(): Contacts {
  const state = createStore(initialContacts)
  const editBuyer = (change: Partial<Buyer>) =>
    state.set((present) => {
      const buyer = { ...present.buyer, ...change }
      return { ...present, buyer: { ...buyer, fullName: fullName(buyer) } }
    })
  return {
    state,
    editBuyer,
    editRecipient: (change) => state.set((present) => ({ ...present, recipient: { ...present.recipient, ...change } })),
    setOtherRecipient: (otherRecipient) => state.set((present) => ({ ...present, otherRecipient })),
    setConsent: (consent) => state.set((present) => ({ ...present, consent })),
    settle() {
      const { buyer } = state.get()
      const settled = withMainPhone(buyer)
      if (settled !== buyer) editBuyer({ phone: settled.phone })
    },
    forget: () => state.set((present) => ({ ...present, buyer: { ...emptyBuyer, comment: present.buyer.comment } })),
    restore: (draft) => state.set((present) => contactsOfDraft(present, draft)),
  }
}

/** The contacts of a shop: `shop.use(contactsFeature)`. */
export const contactsFeature: Feature<Contacts> = { name: 'contacts', create: createContacts }
