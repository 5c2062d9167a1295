import { emptyBuyer } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createContacts } from './contacts.store'
import { prefillContacts } from './prefill'

describe('a provider of personal data', () => {
  const data = { firstName: 'Иван', lastName: 'Петров', phone: '8 (912) 345-67-89', email: 'ivan@mail.ru' }
  const start = () => {
    const contacts = createContacts()
    return { contacts, buyer: () => contacts.state.getState().buyer }
  }
  it('[CONTACT-09] fills in an empty form with names, phone and e-mail', async () => {
    const { contacts, buyer } = start()
    await prefillContacts(contacts, async () => data)
    expect(buyer()).toMatchObject({
      firstName: 'Иван',
      lastName: 'Петров',
      fullName: 'Иван Петров',
      phone: '9123456789',
      email: 'ivan@mail.ru',
    })
  })
  it('[CONTACT-09] is not even asked when something is filled in', async () => {
    const { contacts, buyer } = start()
    contacts.editBuyer({ email: 'my@mail.ru' })
    let requests = 0
    await prefillContacts(contacts, async () => {
      requests += 1
      return data
    })
    expect([requests, buyer().firstName]).toEqual([0, ''])
  })
  it('[CONTACT-09] never overwrites what is typed while it thinks', async () => {
    const { contacts, buyer } = start()
    await prefillContacts(contacts, async () => {
      contacts.editBuyer({ firstName: 'Пётр' })
      return data
    })
    expect(buyer()).toMatchObject({ firstName: 'Пётр', lastName: 'Петров' })
  })
  it.each([
    ['knows nobody', async () => null],
    ['fails', () => Promise.reject(new Error('no'))],
    [
      'throws at once',
      () => {
        throw new Error('no')
      },
    ],
    ['knows only nonsense', async () => ({ phone: '12', email: 'ivan@', firstName: ' ', lastName: null })],
  ])('[CONTACT-09] that %s changes nothing', async (_name, provider) => {
    const { contacts, buyer } = start()
    await prefillContacts(contacts, provider)
    expect(buyer()).toEqual(emptyBuyer)
  })
})
