import { cleanName } from '@prilavok/contracts'
import type { Feature } from '../shop'
import { contactsFeature } from './contacts.store'
import type { NameParts, PersonRole } from './contacts.types'

/** Sorts names that were typed in one field. */
export interface CleanNames {
  /**
   * A field with a whole name was left: where no suggestion was chosen, the server sorts its words, and its response
   * replaces the split by spaces. A failure keeps the split (SUGGEST-21); a response for a name that was typed on is ignored.
   */
  readonly leave: (of: PersonRole) => Promise<void>
}

/** Sorts the names of buyer and recipient. */
export const cleanNamesFeature: Feature<CleanNames> = {
  name: 'clean-names',
  create({ effects: { http }, use }) {
    const contacts = use(contactsFeature)
    return {
      async leave(of) {
        const typed = contacts.state.getState().typedNames[of]
        if (typed === null || typed.trim() === '') return
        const response = await http(cleanName, { body: { query: typed.trim() } })
        if (!response.ok || contacts.state.getState().typedNames[of] !== typed) return
        const { firstName, middleName, lastName } = response.value
        const parts: NameParts = { firstName: firstName ?? '', middleName: middleName ?? '', lastName: lastName ?? '' }
        if (Object.values(parts).some((part) => part.trim() !== '')) contacts.takeName(of, parts)
      },
    }
  },
}
