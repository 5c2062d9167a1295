import { cleanName } from '@prilavok/contracts'
import { contactsFeature, type NameParts, type PersonRole } from '../contacts'
import type { Feature } from '../shop'

/** Sorts names that were typed in one field. */
export interface CleanNames {
  /**
   * A field with a whole name was left: where no suggestion was chosen, the server sorts its words, and its answer takes
   * the place of the split by spaces. A failure keeps the split (SUGGEST-21); an answer for a name that was typed on is late.
   */
  readonly leave: (of: PersonRole) => Promise<void>
}

/** Sorts the names of buyer and recipient. */
export const cleanNameFlow: Feature<CleanNames> = {
  name: 'clean-name-flow',
  create({ effects: { http }, use }) {
    const contacts = use(contactsFeature)
    return {
      async leave(of) {
        const typed = contacts.state.getState().typedNames[of]
        if (typed === null || typed.trim() === '') return
        const answer = await http(cleanName, { body: { query: typed.trim() } })
        if (!answer.ok || contacts.state.getState().typedNames[of] !== typed) return
        const { firstName, middleName, lastName } = answer.value
        const parts: NameParts = { firstName: firstName ?? '', middleName: middleName ?? '', lastName: lastName ?? '' }
        if (Object.values(parts).some((part) => part.trim() !== '')) contacts.takeName(of, parts)
      },
    }
  },
}
