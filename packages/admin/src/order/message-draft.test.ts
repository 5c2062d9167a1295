import { expect, it } from 'vitest'
import { beginningOf, judged, requestOf, waysOf, withTemplate } from './message-draft'

const offer = {
  ways: [
    { channel: 'Sms', to: null },
    { channel: 'Email', to: 'anna@example.com' },
  ],
  messages: [
    { templateId: 't1', name: 'Готов', subject: 'Заказ 1', text: 'Заказ 1 готов', missing: [] },
    { templateId: 't2', name: 'Трек', subject: 'Отправлен', text: 'Трек {трек}', missing: ['трек'] },
  ],
}

it('begins with the first text of the shop, by the way that there is', () => {
  expect(waysOf(offer)).toEqual([{ channel: 'Email', to: 'anna@example.com' }])
  expect(beginningOf(offer)).toEqual({ templateId: 't1', channel: 'Email', subject: 'Заказ 1', text: 'Заказ 1 готов' })
  expect(beginningOf({ ways: [], messages: [] })).toEqual({ templateId: '', channel: '', subject: '', text: '' })
})

it('another template brings its text, an own text goes on from what is there', () => {
  const track = withTemplate(beginningOf(offer), offer, 't2')
  expect(track).toMatchObject({ templateId: 't2', text: 'Трек {трек}' })
  expect(withTemplate(track, offer, '')).toMatchObject({ templateId: '', text: 'Трек {трек}' })
})

it.each([
  [
    { channel: 'Email', subject: 'Тема', text: 'Текст' },
    { isReady: true, unfilled: [] },
  ],
  [{ channel: 'Email', subject: ' ', text: 'Текст' }, { isReady: false }],
  [
    { channel: 'Sms', subject: '', text: 'Текст' },
    { isReady: true, parts: 1, isSms: true },
  ],
  [{ channel: 'Sms', subject: '{номер}', text: 'Текст' }, { isReady: true }],
  [
    { channel: 'Email', subject: '{номер}', text: '{трек} {трек}' },
    { isReady: false, unfilled: ['{номер}', '{трек}'] },
  ],
  [
    { channel: 'Sms', subject: '', text: 'я'.repeat(403) },
    { isReady: false, isLong: true, parts: 7 },
  ],
  [
    { channel: 'Email', subject: 'Тема', text: 'я'.repeat(403) },
    { isReady: true, isLong: false },
  ],
  [{ channel: '', subject: 'Тема', text: 'Текст' }, { isReady: false }],
  [{ channel: 'Sms', subject: '', text: '  ' }, { isReady: false }],
])('%j is judged', (draft, told) => {
  expect(judged({ templateId: '', ...draft })).toMatchObject(told)
})

it('is sent without the subject that an SMS has not', () => {
  const draft = { templateId: '', channel: 'Sms', subject: 'Тема', text: ' Текст ' }
  expect(requestOf(draft)).toEqual({ channel: 'Sms', templateId: null, subject: null, text: 'Текст' })
  expect(requestOf({ ...draft, channel: 'Email', templateId: 't1' })).toMatchObject({
    templateId: 't1',
    subject: 'Тема',
  })
})
