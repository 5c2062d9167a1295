import { sendSmsCode } from '@prilavok/contracts'
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
    expect(login.state.getState()).toEqual({ step: 'code', phone: '9123456789', resendIn: 60, codeLength: 4 })
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
    login.loggedIn()
    expect(test.visited).toEqual(['reload'])
  })
})
