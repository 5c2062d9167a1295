import { expect, it } from 'vitest'
import { framesOf } from './serve-route'

const failure = (fields: object) =>
  Object.assign(new Error('Ivan Petrov, +7 912'), { stack: 'Error: Ivan Petrov\n    at ask (shop.ts:1:2)', ...fields })

it.each([
  ['an error', failure({}), 'Error\n    at ask (shop.ts:1:2)'],
  [
    'an error of the database',
    failure({ name: 'error', code: '22023', routine: 'elements_worker_jsonb', detail: 'Ivan Petrov' }),
    'error 22023 elements_worker_jsonb\n    at ask (shop.ts:1:2)',
  ],
  ['what is no error', 'Ivan Petrov', 'string'],
])('%s is logged by its kind and place, without words of a person', (_, error, text) => {
  expect(framesOf(error)).toBe(text)
})
