import { expect, it } from 'vitest'
import { en } from './builder.labels.en'
import { ru } from './builder.labels.ru'

it.each([
  ['Russian', ru],
  ['English', en],
])(
  'says in %s where the server must allow the page: at the address of the shop and at the tag',
  (_language, labels) => {
    for (const text of [labels.addresses.hint, labels.places.head]) expect(text).toContain('--origin')
    expect(labels.addresses.hint).toContain('http://127.0.0.1:8080')
    expect(labels.addresses.hint).toContain('npm start')
  },
)
