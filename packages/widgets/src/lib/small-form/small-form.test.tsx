import { callMeBack } from '@prilavok/contracts/lead'
import { email, phone, required, type SmallFormSpec } from '@prilavok/core/forms'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { NotificationStack } from '../../notifications/notification-stack'
import { showInShop } from '../../testing/show-in-shop'
import { FormOpener, type OpenedForm } from './form-opener'
import { phoneKind } from './phone-kind'
import { SmallForm } from './small-form'
import { SmallFormDialog } from './small-form-dialog'

// A new form is this declaration and its texts.
interface Values extends Record<string, string> {
  readonly firstName: string
  readonly phone: string
  readonly email: string
}
const spec: SmallFormSpec<Values, { readonly id: string }, typeof callMeBack> = {
  name: 'ask-a-master',
  endpoint: callMeBack,
  initial: { firstName: '', phone: '', email: '' },
  fields: {
    firstName: { kind: 'first-name', rules: [required()] },
    phone: { kind: 'phone', rules: [required(), phone()], wire: 'PhoneNumber' },
    email: { kind: 'email', rules: [email()] },
  },
  toInput: ({ firstName, phone: number, email: address }, { id }) => ({
    body: { ProductId: id, FirstName: firstName, PhoneNumber: number, Email: address },
  }),
}
const text = { firstName: 'Имя', phone: 'Телефон', email: 'Эл. почта', submit: 'Вызвать мастера' }
const given = { id: '42' }

const InDialog = (opened: OpenedForm) => (
  <SmallFormDialog spec={spec} given={given} text={text} kinds={phoneKind} title="Мастер" {...opened} />
)

const show = (script: (test: TestEffects) => void = () => {}) =>
  showInShop(
    <>
      <SmallForm spec={spec} given={given} text={text} kinds={phoneKind} />
      <NotificationStack />
    </>,
    { script },
  )
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const fill = (name = 'Иван') => {
  fireEvent.input(field(/Имя/), { target: { value: name } })
  fireEvent.input(field(/Телефон/), { target: { value: '+7 (912) 345-67-89' } })
}
const press = (name = 'Вызвать мастера') => act(() => void fireEvent.click(screen.getByRole('button', { name })))

describe('a small form on a page', () => {
  it('lists what is wrong, has the focus there, brings the first wrong field into view and sends nothing [A11Y-03] [VALID-24]', async () => {
    const page = show()
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    onTestFinished(() => scroll.mockRestore())
    press()
    await page.settle()
    const summary = screen.getByRole('group', { name: /Исправьте 2 ошибки/ })
    expect(document.activeElement).toBe(summary)
    expect(field(/Имя/).getAttribute('aria-invalid')).toBe('true')
    expect(scroll.mock.contexts).toEqual([field(/Имя/)])
    expect(page.callsOf(callMeBack)).toEqual([])
  })

  it('thanks in its place and as a notification once it is sent [LEAD-12]', async () => {
    const page = show(({ respond }) => respond(callMeBack, { succeed: true }))
    fill()
    press()
    await page.settle()
    expect(screen.getAllByText('Спасибо! Мы свяжемся с вами.')).toHaveLength(2)
    expect(page.callsOf(callMeBack).map(({ input }) => input.body.FirstName)).toEqual(['Иван'])
    press('Заполнить ещё раз')
    expect(field(/Имя/).value).toBe('')
  })

  it('keeps what was typed when it could not be sent, and sends it again under the same key [LEAD-12] [SAFE-02]', async () => {
    const page = show(({ refuse, respond }) => {
      refuse(callMeBack, { kind: 'status', status: 500 })
      respond(callMeBack, { succeed: true })
    })
    fill('<b>Иван</b>')
    press()
    await page.settle()
    expect(screen.getByText('Не получилось отправить. Попробуйте ещё раз.')).toBeTruthy()
    expect([field(/Имя/).value, field(/Телефон/).value]).toEqual(['<b>Иван</b>', '+7 (912) 345-67-89'])
    press()
    await page.settle()
    const [first, second] = page.callsOf(callMeBack).map(({ options }) => options.idempotencyKey)
    expect([first !== undefined, first]).toEqual([true, second])
  })

  it('is sent once by a double click, and by Enter', async () => {
    const page = show()
    const held = page.hold(callMeBack)
    fill()
    fireEvent.keyDown(field(/Имя/), { key: 'Enter' })
    press()
    await page.settle()
    expect(screen.getByRole('button', { name: 'Вызвать мастера' }).getAttribute('aria-busy')).toBe('true')
    press()
    await act(async () => held.respond({ succeed: true }))
    await page.settle()
    expect(page.callsOf(callMeBack)).toHaveLength(1)
  })

  it('in a window closes once it is sent, and a closed one keeps what was typed [LEAD-12]', async () => {
    const page = showInShop(<FormOpener name="test" label="Позвать" load={async () => InDialog} />, {
      script: ({ respond }) => respond(callMeBack, { succeed: true }),
    })
    press('Позвать')
    await page.settle()
    fill('Пётр')
    press('Закрыть')
    await page.settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    press('Позвать')
    await page.settle()
    expect(field(/Имя/).value).toBe('Пётр')
    press()
    await page.settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    press('Позвать')
    await page.settle()
    expect(field(/Имя/).value).toBe('')
  })
})
