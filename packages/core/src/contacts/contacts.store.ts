import { emptyBuyer, visibleText, type Buyer, type OrderDraft, type Person } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { phoneSettings } from '../forms'
import type { ReadonlyStore } from '../lib/store'
import { withValues } from '../lib/with-values'
import type { Feature } from '../shop'
import {
  contactsOfDraft,
  fullName,
  initialContacts,
  named,
  shownName,
  splitName,
  withMainPhone,
} from './contacts.rules'
import type { ContactsState, NameParts, PersonRole } from './contacts.types'

/** Who orders and who receives. */
export interface Contacts {
  /** Who orders and who receives, as it was typed. */
  readonly state: ReadonlyStore<ContactsState>
  /** Changes the given fields of the buyer. */
  readonly editBuyer: (change: Partial<Buyer>) => void
  /** Changes the given fields of the other recipient. */
  readonly editRecipient: (change: Partial<Person>) => void
  /** The name was typed in one field. Source: SUGGEST-17 to SUGGEST-20. */
  readonly typeName: (of: PersonRole, text: string) => void
  /** The parts of a name are known: a suggestion was chosen, or the server has sorted what was typed. */
  readonly takeName: (of: PersonRole, parts: NameParts) => void
  /** Says whether somebody else than the buyer receives the order. */
  readonly setOtherRecipient: (other: boolean) => void
  /** Gives or takes back the consent to the processing of personal data. */
  readonly setConsent: (given: boolean) => void
  /** The buyer has left a field: a valid secondary phone replaces a missing main one (CONTACT-06). */
  readonly settle: () => void
  /** The buyer is not who was filled in: names, phones and e-mail go, the comment stays (CHK-83). */
  readonly forget: () => void
  /** Takes everything over from a draft. */
  readonly restore: (draft: OrderDraft) => void
}

/** The fields as they look: what is pasted may hold characters that nobody sees. */
const visibleFields = <T extends object>(change: T): T =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, typeof value === 'string' ? visibleText(value) : value]),
  ) as T

/** Empty contacts, of a shop that takes phones of other countries or does not. */
export function createContacts(foreignPhones = false): Contacts {
  const state = createStore(subscribeWithSelector<ContactsState>(() => ({ ...initialContacts, foreignPhones })))
  const editBuyer = (change: Partial<Buyer>) =>
    state.setState((present) => {
      const buyer = withValues(present.buyer, visibleFields(change))
      return buyer === present.buyer ? present : { ...present, buyer: { ...buyer, fullName: fullName(buyer) } }
    }, true)
  return {
    state,
    editBuyer,
    editRecipient: (change) =>
      state.setState(
        (present) => withValues(present, { recipient: withValues(present.recipient, visibleFields(change)) }),
        true,
      ),
    typeName(of, typed) {
      const text = visibleText(typed)
      state.setState(
        (present) => (shownName(present, of) === text ? present : named(present, of, splitName(text), text)),
        true,
      )
    },
    takeName: (of, parts) => state.setState((present) => named(present, of, parts, null), true),
    setOtherRecipient: (otherRecipient) => state.setState({ otherRecipient }),
    setConsent: (consent) => state.setState({ consent }),
    settle() {
      const { buyer } = state.getState()
      const settled = withMainPhone(buyer, foreignPhones)
      if (settled !== buyer) editBuyer({ phone: settled.phone })
    },
    forget: () => state.setState((present) => ({ buyer: { ...emptyBuyer, comment: present.buyer.comment } })),
    restore: (draft) => state.setState((present) => contactsOfDraft(present, draft), true),
  }
}

/** The contacts of a shop: `shop.use(contactsFeature)`. */
export const contactsFeature: Feature<Contacts> = {
  name: 'contacts',
  create: ({ settings }) => createContacts(settings(phoneSettings).foreignPhones),
}
