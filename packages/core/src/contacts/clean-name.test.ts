import { cleanName } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { cleanNamesFeature } from './clean-name'
import { shownName } from './contacts.rules'
import { contactsFeature } from './contacts.store'

const sorted = { firstName: 'Иван', middleName: 'Ильич', lastName: 'Петров' }

function start() {
  const test = createTestEffects()
  const shop = createShop(test.effects)
  const contacts = shop.use(contactsFeature)
  const buyer = () => {
    const { firstName, middleName, lastName } = contacts.state.getState().buyer
    return { firstName, middleName, lastName }
  }
  return {
    ...test,
    contacts,
    buyer,
    shown: () => shownName(contacts.state.getState(), 'buyer'),
    leave: shop.use(cleanNamesFeature).leave,
  }
}

describe('a name typed in one field', () => {
  it('[SUGGEST-21] is sorted by the server when the field is left', async () => {
    const { contacts, leave, respond, buyer, shown, callsOf } = start()
    respond(cleanName, sorted)
    contacts.typeName('buyer', ' Петров Иван Ильич ')
    await leave('buyer')
    expect(callsOf(cleanName).map(({ input }) => input.body.query)).toEqual(['Петров Иван Ильич'])
    expect(buyer()).toEqual(sorted)
    expect(shown()).toBe('Иван Ильич Петров')
  })

  it('[SUGGEST-21] keeps the split by spaces when the server cannot', async () => {
    const { contacts, leave, refuse, buyer, shown, reports } = start()
    refuse(cleanName, { kind: 'network' })
    contacts.typeName('buyer', 'Иван Ильич Петров')
    await leave('buyer')
    expect(buyer()).toEqual(sorted)
    expect(shown()).toBe('Иван Ильич Петров')
    expect(reports).toEqual([])
  })

  it('[SUGGEST-21] is not sorted when a suggestion was chosen, or nothing was typed', async () => {
    const { contacts, leave, calls } = start()
    await leave('buyer')
    contacts.typeName('buyer', 'Ив')
    contacts.takeName('buyer', sorted)
    await leave('buyer')
    contacts.typeName('buyer', '  ')
    await leave('buyer')
    expect(calls).toEqual([])
  })

  it('typed on while the server sorts stays as it is typed', async () => {
    const { contacts, leave, hold, shown, settle } = start()
    const late = hold(cleanName)
    contacts.typeName('buyer', 'Петров Иван')
    const left = leave('buyer')
    contacts.typeName('buyer', 'Петров Иван Иль')
    late.respond(sorted)
    await left
    await settle()
    expect(shown()).toBe('Петров Иван Иль')
  })

  it('that the server knows nothing of keeps the split', async () => {
    const { contacts, leave, respond, buyer } = start()
    respond(cleanName, {})
    contacts.typeName('buyer', 'Хулио Иглесиас')
    await leave('buyer')
    expect(buyer()).toEqual({ firstName: 'Хулио', middleName: '', lastName: 'Иглесиас' })
  })

  it('of the recipient is sorted by itself', async () => {
    const { contacts, leave, respond, buyer } = start()
    respond(cleanName, sorted)
    contacts.typeName('recipient', 'Петров Иван Ильич')
    await leave('recipient')
    expect(contacts.state.getState().recipient).toEqual({ ...sorted, phone: '' })
    expect(buyer().lastName).toBe('')
  })
})
