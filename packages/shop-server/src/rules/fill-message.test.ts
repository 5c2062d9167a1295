import { expect, it } from 'vitest'
import { fillMessage, MESSAGE_NAMES, unfilled, unknownNames, type MessageName } from './fill-message'

const values = {
  ...(Object.fromEntries(MESSAGE_NAMES.map((name) => [name, ''])) as Record<MessageName, string>),
  номер: '17',
  имя: '$& Анна',
  'к оплате': '500 ₽',
}

it.each([
  ['Заказ № {номер}', 'Заказ № 17', []],
  ['{имя}, {имя}!', '$& Анна, $& Анна!', []],
  ['К оплате {к оплате}', 'К оплате 500 ₽', []],
  ['Трек {трек}, {трек}', 'Трек {трек}, {трек}', ['трек']],
  ['{кто-то} {номер}', '{кто-то} 17', ['кто-то']],
  ['Без имён { } {}', 'Без имён { } {}', [' ']],
])('%s becomes %s', (text, filled, missing) => {
  expect(fillMessage(text, values)).toEqual({ text: filled, missing })
})

it('names what is still in braces, and what nothing can be filled in for', () => {
  expect(unfilled('{трек} и {трек}, {цвет}')).toEqual(['трек', 'цвет'])
  expect(unknownNames('{трек} и {цвет}')).toEqual(['цвет'])
  expect(unknownNames(MESSAGE_NAMES.map((name) => `{${name}}`).join(' '))).toEqual([])
})

it('a value with braces of its own is not filled in again', () => {
  expect(fillMessage('{имя}', { ...values, имя: '{номер}' }).text).toBe('{номер}')
})
