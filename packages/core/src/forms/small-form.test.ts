import { askWholesale, callMeBack } from '@prilavok/contracts/lead'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { createSmallForm, createTokenSource, email, phone, required, type SmallFormSpec } from './index'

interface Values extends Record<string, string> {
  readonly firstName: string
  readonly phone: string
  readonly email: string
}

/** A whole form: this, and its labels. */
const spec: SmallFormSpec<Values, { readonly productId: string }, typeof callMeBack> = {
  name: 'test-call',
  endpoint: callMeBack,
  initial: { firstName: '', phone: '', email: '' },
  fields: {
    firstName: { kind: 'first-name', rules: [required()] },
    phone: { kind: 'phone', rules: [required(), phone()], wire: 'PhoneNumber' },
    email: { kind: 'email', rules: [email()] },
  },
  toInput: (values, { productId }) => ({
    body: { ProductId: productId, FirstName: values.firstName, PhoneNumber: values.phone, Email: values.email },
  }),
}
const labels = { firstName: 'Имя', phone: 'Телефон', email: 'Эл. почта' }

function open() {
  const test = createTestEffects()
  const tokens = { token: async () => '' }
  const small = createSmallForm(spec, { effects: test.effects, tokens, labels, given: () => ({ productId: '42' }) })
  const fill = (firstName = 'Иван') => {
    small.form.change('firstName', firstName)
    small.form.change('phone', '9123456789')
  }
  return { test, small, fill, sent: () => test.callsOf(callMeBack) }
}
const keysOf = (sent: ReturnType<ReturnType<typeof open>['sent']>) => sent.map(({ options }) => options.idempotencyKey)

describe('a small form', () => {
  it('sends nothing while a field is wrong, and names the first one [LEAD-02]', async () => {
    const { small, sent } = open()
    expect(await small.submit()).toEqual({ status: 'invalid', field: 'firstName' })
    expect(small.form.errors().map(({ field }) => field)).toEqual(['firstName', 'phone'])
    expect([sent(), small.state.getState().status]).toEqual([[], 'idle'])
  })

  it('sends what its declaration says, with what the page knows [LEAD-01]', async () => {
    const { test, small, fill, sent } = open()
    fill()
    test.respond(callMeBack, { succeed: true, id: '7' })
    expect(await small.submit()).toMatchObject({ status: 'sent' })
    expect(sent().map(({ input }) => input)).toEqual([
      { body: { ProductId: '42', FirstName: 'Иван', PhoneNumber: '9123456789', Email: '' } },
    ])
    expect(small.state.getState()).toMatchObject({ status: 'sent', response: { succeed: true, id: '7' } })
  })

  it('is sent once by a double click', async () => {
    const { test, small, fill, sent } = open()
    fill()
    const held = test.hold(callMeBack)
    const both = [small.submit(), small.submit()]
    await test.settle()
    expect(small.state.getState().status).toBe('sending')
    held.respond({ succeed: true })
    expect(await Promise.all(both)).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
    expect(sent()).toHaveLength(1)
  })

  it('keeps what was typed and its key after a lost response, and has a new key for other values [SAFE-02]', async () => {
    const { test, small, fill, sent } = open()
    fill()
    test.refuse(callMeBack, { kind: 'timeout' })
    test.refuse(callMeBack, { kind: 'response' })
    test.refuse(callMeBack, { kind: 'status', status: 500 })
    test.respond(callMeBack, { succeed: true })
    await small.submit()
    await small.submit()
    expect([small.form.values().firstName, small.state.getState().status]).toEqual(['Иван', 'failed'])
    fill('Пётр')
    await small.submit()
    await small.submit()
    const [first, second, third, fourth] = keysOf(sent())
    expect([first === second, second === third, third === fourth]).toEqual([true, false, true])
  })

  it('begins anew after a final refusal, and shows what the server says of a field [HTTP-04]', async () => {
    const { test, small, fill, sent } = open()
    fill()
    const error = { pointer: '/PhoneNumber', field: 'PhoneNumber', code: 'phone', message: 'Такого номера нет' }
    const problem = { code: 'validation-failed', errors: [error] }
    test.refuse(callMeBack, { kind: 'status', status: 422, problem: problem as never })
    test.respond(callMeBack, { succeed: true })
    await small.submit()
    expect(small.form.errors()).toEqual([{ field: 'phone', rule: 'phone', text: 'Такого номера нет' }])
    await small.submit()
    const [first, second] = keysOf(sent())
    expect(first).not.toBe(second)
  })

  it('takes a refusal with a 2xx status for a failure', async () => {
    const { test, small, fill } = open()
    fill()
    test.respond(callMeBack, { succeed: false })
    expect(await small.submit()).toMatchObject({ status: 'failed', failure: { status: 422 } })
  })

  it('takes a bare 2xx status for success: partners may send no body', async () => {
    const { test, small, fill } = open()
    fill()
    test.respond(callMeBack, null)
    expect(await small.submit()).toMatchObject({ status: 'sent' })
  })
})

describe('the tokens of small forms', () => {
  const withToken: SmallFormSpec<{ readonly name: string }, null, typeof askWholesale> = {
    name: 'wholesale',
    endpoint: askWholesale,
    initial: { name: 'Иван' },
    fields: { name: { kind: 'full-name', rules: [] } },
    needsToken: true,
    toInput: ({ name }, _, reCaptchaToken) => ({
      body: { type: 'Sale', name, phoneNumber: '9123456789', reCaptchaToken },
    }),
  }
  const show = (settings: object) => {
    const test = createTestEffects()
    const tokens = createTokenSource(test.effects, { service: 'recaptcha', siteKey: null, token: null, ...settings })
    const small = createSmallForm(withToken, { effects: test.effects, tokens, labels: { name: '' }, given: () => null })
    const sent = () => test.callsOf(askWholesale).map(({ input }) => input.body.reCaptchaToken)
    return { test, tokens, small, sent }
  }

  it('are empty without a key, and no script is requested [CONTENT-29]', async () => {
    const { test, tokens, small, sent } = show({})
    test.respond(askWholesale, { succeed: true })
    tokens.prepare()
    await small.submit()
    expect([sent(), test.robots.asked]).toEqual([[''], []])
  })

  it('come from the service of the settings, or from the provider of the shop [CONTENT-29]', async () => {
    const { test, small, sent } = show({ service: 'smart-captcha', siteKey: 'k' })
    test.robots.tokens.push('t1')
    test.respond(askWholesale, { succeed: true })
    await small.submit()
    expect([sent(), test.robots.asked, test.robots.actions]).toEqual([['t1'], ['smart-captcha k'], ['wholesale']])
    const own = show({ siteKey: 'k', token: async (action: string) => `own ${action}` })
    own.test.respond(askWholesale, { succeed: true })
    await own.small.submit()
    expect([own.sent(), own.test.robots.asked]).toEqual([['own wholesale'], []])
  })

  it('are empty where the script is blocked: the server decides [CONTENT-29]', async () => {
    const { test, small, sent } = show({ siteKey: 'k' })
    test.robots.blocked = true
    test.respond(askWholesale, { succeed: true })
    expect(await small.submit()).toMatchObject({ status: 'sent' })
    expect(sent()).toEqual([''])
  })

  it('stay the same in a repeat of the same values, and are fresh once the server finds them old', async () => {
    const { test, small, sent } = show({ siteKey: 'k' })
    test.robots.tokens.push('t1', 't2')
    test.refuse(askWholesale, { kind: 'timeout' })
    await small.submit()
    test.refuse(askWholesale, { kind: 'status', status: 422, problem: { code: 'captcha-failed' } as never })
    test.respond(askWholesale, { succeed: true })
    expect(await small.submit()).toMatchObject({ status: 'sent' })
    expect(sent()).toEqual(['t1', 't1', 't2'])
  })
})
