import { loadCustomerOrders, loadLoginState, logOut, sendSmsCode } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { codeForm, createLogin, phoneForm } from './index'

const sent = { succeed: true, codeLength: 4, expiresInSeconds: 300, resendAfterSeconds: 60 }

describe('a login', () => {
  it('goes from the phone to the code and counts the pause down [LOGIN-01]', async () => {
    const test = createTestEffects()
    const login = createLogin(test.effects)
    expect(login.state.getState().step).toBe('phone')
    login.codeSent('9123456789', { ...sent, simulatedCode: null })
    expect(login.state.getState()).toMatchObject({ step: 'code', phone: '9123456789', resendIn: 60, codeLength: 4 })
    await test.advance(59_000)
    expect(login.state.getState().resendIn).toBe(1)
    expect(await login.resend()).toBeNull()
    await test.advance(1_000)
    test.respond(sendSmsCode, sent)
    expect(await login.resend()).toMatchObject({ ok: true })
    expect(test.callsOf(sendSmsCode).map(({ input }) => input.body.phoneNumber)).toEqual(['9123456789'])
    expect(login.state.getState().resendIn).toBe(60)
  })

  it('sends the phone, then the code with it [LOGIN-03] [LOGIN-04]', () => {
    expect(phoneForm.toInput({ phone: '9123456789' }, null, 'token')).toEqual({
      body: { phoneNumber: '9123456789', reCaptchaToken: 'token' },
    })
    expect(codeForm.toInput({ code: ' 1234 ' }, { phoneNumber: '9123456789' }, '')).toEqual({
      body: { phoneNumber: '9123456789', confirmCode: '1234' },
    })
  })

  it('may ask again at once after a failure that names no pause', async () => {
    const test = createTestEffects()
    const login = createLogin(test.effects)
    test.refuse(sendSmsCode, { kind: 'network' })
    expect(await login.resend()).toMatchObject({ ok: false })
    expect(login.state.getState().resendIn).toBe(0)
  })

  it('waits as long as the server says, and never twice at once', async () => {
    const test = createTestEffects()
    const login = createLogin(test.effects)
    login.haveCode('9123456789')
    expect(login.state.getState()).toMatchObject({ step: 'code', phone: '9123456789' })
    test.refuse(sendSmsCode, { kind: 'status', status: 429, problem: { retryAfterSeconds: 30 } as never })
    await Promise.all([login.resend(), login.resend()])
    expect([test.callsOf(sendSmsCode).length, login.state.getState().resendIn]).toEqual([1, 30])
    login.changePhone()
    expect(login.state.getState().step).toBe('phone')
  })

  it.each([
    ['the page itself', null, 'reload'],
    ['the page that asked', '/profile/order', 'https://shop.example/profile/order'],
    ['the page itself, where the address leads to another site', 'https://evil.example/', 'reload'],
    ['the page itself, where the address could be read in two ways', '//evil.example/', 'reload'],
    ['the page itself, where the address is a script', 'javascript:alert(1)', 'reload'],
  ])('comes back to %s [LOGIN-05]', async (_name, asked, visited) => {
    const test = createTestEffects()
    if (asked !== null) test.address.query.set('return', asked)
    await createLogin(test.effects).loggedIn()
    expect(test.visited).toEqual([visited])
  })
})

describe('whoever has logged in', () => {
  it.each([
    [
      'by name',
      { isLoggedIn: true, customer: { firstName: 'Иван', lastName: 'Петров', phone: '+79123456789' } },
      { name: 'Петров Иван', phone: '+79123456789' },
    ],
    ['as somebody new', { isLoggedIn: true }, { name: '', phone: '' }],
    ['as nobody', { isLoggedIn: false }, null],
  ])('is known %s', async (_name, response, visitor) => {
    const test = createTestEffects()
    const login = createLogin(test.effects)
    expect(login.state.getState().visitor).toBeUndefined()
    test.respond(loadLoginState, response)
    await login.check()
    expect(login.state.getState().visitor).toEqual(visitor)
  })

  it('is nobody where the shop does not answer: the form is there', async () => {
    const test = createTestEffects()
    const login = createLogin(test.effects)
    test.refuse(loadLoginState, { kind: 'network' })
    await login.check()
    expect(login.state.getState().visitor).toBeNull()
  })

  it('sees the orders, with sums in kopecks, and is told where they could not be loaded', async () => {
    const test = createTestEffects()
    const login = createLogin(test.effects)
    test.refuse(loadCustomerOrders, { kind: 'network' })
    await login.loadOrders()
    expect(login.state.getState().orders).toBeNull()
    test.respond(loadCustomerOrders, { orders: [{ orderNumber: '1001', status: 'New', total: 10.5, due: 0 }] })
    await login.loadOrders()
    expect(login.state.getState().orders).toMatchObject([
      { orderNumber: '1001', total: 1_050, due: 0, trackNumber: null },
    ])
  })

  it('leaves, and sees the page anew once the session has ended', async () => {
    const test = createTestEffects()
    const login = createLogin(test.effects)
    test.refuse(logOut, { kind: 'network' })
    expect(await login.logOut()).toMatchObject({ ok: false })
    expect(test.visited).toEqual([])
    test.respond(logOut, null)
    await login.logOut()
    expect(test.visited).toEqual(['reload'])
  })
})
