import { suggestAddress, suggestBank, suggestCompany, suggestEmail, suggestFullName } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { companyKeyText } from './company-key.rules'
import { SUGGEST_PAUSE_MS } from './suggestions.rules'
import { createSuggesting } from './suggestions.store'

const ivan = { fullName: 'Иван Петрович Сидоров', firstName: 'Иван', middleName: 'Петрович', lastName: 'Сидоров' }

function start() {
  const test = createTestEffects()
  const suggesting = createSuggesting(test.effects)
  const names = suggesting.open('name')
  const requests = () => test.callsOf(suggestFullName).map(({ input }) => input.body.query)
  return { ...test, suggesting, names, requests }
}

describe('suggestions', () => {
  it('[SUGGEST-13] are requested 500 ms after the last keystroke, once', async () => {
    const { names, always, advance, requests } = start()
    always(suggestFullName, () => ({ items: [ivan] }))
    for (const text of ['И', 'Ив', 'Ива']) {
      names.type(text)
      await advance(499)
    }
    expect(requests()).toEqual([])
    await advance(1)
    expect(requests()).toEqual(['Ива'])
    expect(names.state.getState().status).toBe('ready')
  })

  it('[SUGGEST-15] are requested from the first character', async () => {
    const { names, respond, advance, requests } = start()
    respond(suggestFullName, { items: [] })
    names.type('И')
    await advance(500)
    expect(requests()).toEqual(['И'])
  })

  it.each(['', ' ', '\t\n'])('[SUGGEST-12] are not requested when the field holds %j', async (text) => {
    const { suggesting, advance, calls } = start()
    for (const kind of ['name', 'bank', 'company', 'email', 'address'] as const) suggesting.open(kind).type(text)
    await advance(10_000)
    expect(calls).toEqual([])
  })

  it('[SUGGEST-12] a field that is emptied asks no more, not even for what was typed before', async () => {
    const { names, advance, requests } = start()
    names.type('Ив')
    await advance(300)
    names.type('')
    await advance(10_000)
    expect(requests()).toEqual([])
    expect(names.state.getState()).toEqual({ query: '', status: 'idle', found: [] })
  })

  it('[SUGGEST-01] of names have the whole name and its parts', async () => {
    const { names, respond, advance } = start()
    respond(suggestFullName, { items: [ivan] })
    names.type('Иван')
    await advance(500)
    expect(names.state.getState().found).toEqual([ivan])
  })

  it('[SUGGEST-02] [SUGGEST-03] [SUGGEST-05] of banks, companies and e-mails have their fields', async () => {
    const { suggesting, respond, advance, calls } = start()
    respond(suggestBank, { items: [{ bic: '044525225', shortName: 'Сбербанк' }] })
    respond(suggestCompany, { items: [{ companyName: 'ООО «Ромашка»', inn: '7707083893' }] })
    respond(suggestEmail, { items: [{ email: 'ivan@mail.ru' }] })
    respond(suggestAddress, { items: [{ value: 'г Москва, Тверская', city: 'Москва', street: 'Тверская' }] })
    const opened = [
      suggesting.open('bank'),
      suggesting.open('company'),
      suggesting.open('email'),
      suggesting.open('address'),
    ]
    for (const each of opened) each.type(' т')
    await advance(500)
    expect(calls.map(({ input }) => input)).toEqual(opened.map(() => ({ body: { query: 'т' } })))
    expect(opened.map(({ state }) => state.getState().found[0])).toMatchObject([
      { bic: '044525225', shortName: 'Сбербанк' },
      { companyName: 'ООО «Ромашка»', inn: '7707083893' },
      { email: 'ivan@mail.ru' },
      { street: 'Тверская' },
    ])
  })

  it('[SUGGEST-03] [SUGGEST-04] a company has its name and the field that is typed in beside it', () => {
    const company = {
      companyName: 'ООО «Ромашка»',
      inn: '7707083893',
      kpp: '773601001',
      ogrn: '1027700132195',
      address: null,
    }
    expect((['companyName', 'inn', 'kpp', 'ogrn'] as const).map((key) => companyKeyText(company, key))).toEqual([
      '7707083893',
      '7707083893',
      '773601001',
      '1027700132195',
    ])
    expect(companyKeyText({ ...company, kpp: null }, 'kpp')).toBe('')
  })
})

describe('a server that answers badly (fault case 48)', () => {
  it('[SAFE-11] out of order: only the newest text has suggestions', async () => {
    const { names, hold, advance, settle } = start()
    const [first, second] = [hold(suggestFullName), hold(suggestFullName)]
    names.type('Ив')
    await advance(500)
    names.type('Пё')
    expect(names.state.getState()).toEqual({ query: 'Пё', status: 'loading', found: [] })
    await advance(500)
    second.respond({ items: [] })
    first.respond({ items: [ivan] })
    await settle()
    expect(names.state.getState()).toEqual({ query: 'Пё', status: 'ready', found: [] })
  })

  it('late: a field that was left stays closed', async () => {
    const { names, hold, advance, settle } = start()
    const late = hold(suggestFullName)
    names.type('Ив')
    await advance(500)
    names.close()
    late.respond({ items: [ivan] })
    await settle()
    expect(names.state.getState().found).toEqual([])
  })

  it('not at all: nothing is reported, and after three failures no request is sent for a minute', async () => {
    const { names, refuse, always, advance, requests, reports } = start()
    for (let time = 0; time < 3; time++) refuse(suggestFullName, { kind: 'network' })
    always(suggestFullName, () => ({ items: [ivan] }))
    for (const text of ['И', 'Ив', 'Ива', 'Иван']) {
      names.type(text)
      await advance(500)
      expect(names.state.getState()).toMatchObject({ query: text, status: 'failed', found: [] })
    }
    expect(requests()).toEqual(['И', 'Ив', 'Ива'])
    expect(reports).toEqual([])
    await advance(SUGGEST_PAUSE_MS)
    names.type('Иван')
    await advance(500)
    expect(names.state.getState().status).toBe('ready')
  })

  it('now and then: only failures in a row count', async () => {
    const { names, refuse, always, respond, advance, requests } = start()
    for (let time = 0; time < 2; time++) refuse(suggestFullName, { kind: 'network' })
    respond(suggestFullName, { items: [ivan] })
    for (let time = 0; time < 2; time++) refuse(suggestFullName, { kind: 'network' })
    always(suggestFullName, () => ({ items: [ivan] }))
    for (const text of ['И', 'Ив', 'Ива', 'Иван', 'Ивано', 'Иванов']) {
      names.type(text)
      await advance(500)
    }
    expect(requests()).toHaveLength(6)
  })

  it.each([403, 429])('with %d: it is left in peace at once, by every field', async (status) => {
    const { names, suggesting, refuse, advance, callsOf } = start()
    refuse(suggestFullName, { kind: 'status', status })
    names.type('Ив')
    await advance(500)
    const email = suggesting.open('email')
    email.type('ivan')
    await advance(500)
    expect(callsOf(suggestEmail)).toEqual([])
  })
})
