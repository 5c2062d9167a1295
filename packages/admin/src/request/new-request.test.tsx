import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, staffFixture } from '../testing/staff-fixture'
import { NewRequest } from './new-request'
import { request as descriptor } from './request.descriptor'

function open(respond: () => Response, permissions?: readonly string[]) {
  const sent: { readonly key: string | null; readonly body: unknown }[] = []
  const dirty: boolean[] = []
  const fixture = staffFixture(async (asked) => {
    sent.push({ key: asked.headers.get('Idempotency-Key'), body: await asked.json() })
    return respond()
  }, permissions)
  render(
    <fixture.Wing>
      <NewRequest
        resource="request"
        descriptor={descriptor}
        id={null}
        onDirty={(isDirty) => void dirty.push(isDirty)}
      />
    </fixture.Wing>,
  )
  return { ...fixture, sent, dirty }
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Сохранить заявку' }))

it('is noted by hand with its kind, its owner and a time to call, and opens', async () => {
  const { sent, opened, dirty } = open(() => json({ id: 'r7' }))
  type('Телефон', '8 900 111-22-33')
  type('Имя', ' Зоя ')
  type('Откуда', 'Wholesale')
  type('Что нужно', 'Нужен счёт')
  fireEvent.click(screen.getByRole('button', { name: 'Взять себе' }))
  fireEvent.click(screen.getByRole('button', { name: 'Завтра в 10:00' }))
  save()
  await waitFor(() => expect(opened).toEqual(['/staff#/request/r7']))
  expect(sent[0]?.body).toMatchObject({
    ...{ phone: '8 900 111-22-33', name: 'Зоя', comment: 'Нужен счёт', kind: 'Wholesale', managerId: '1' },
    callOn: expect.stringMatching(/T07:00:00/),
  })
  expect(dirty.at(-1)).toBe(false)
})

it('says at its field what is wrong, and a press that is repeated is the same request', async () => {
  const errors = [{ pointer: '/phone', field: '', code: 'phone', message: 'Нужно десять цифр' }]
  const { sent } = open(() => json({ code: 'validation-failed', title: '', status: 422, errors }, 422))
  type('Телефон', '12')
  save()
  expect(await screen.findByText('Нужно десять цифр')).toBeTruthy()
  save()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.key).toBe(sent[1]?.key)
})

it('is not offered to whoever may not see who asks', () => {
  open(() => json({}), ['request:read', 'request:write'])
  expect(screen.queryByRole('button', { name: 'Сохранить заявку' })).toBeNull()
})
