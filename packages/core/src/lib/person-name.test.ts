import { describe, expect, it } from 'vitest'
import { personName } from './person-name'

describe('a person is shown', () => {
  it.each([
    ['in the order of the form', { firstName: 'Иван', lastName: 'Петров', middleName: 'Ильич' }, 'Петров Иван Ильич'],
    ['without a middle name', { firstName: 'Иван', lastName: 'Петров' }, 'Петров Иван'],
    ['by the first name alone', { firstName: ' Иван ', lastName: ' ', middleName: null }, 'Иван'],
    ['not at all', {}, ''],
  ])('%s', (_name, person, expected) => {
    expect(personName(person)).toBe(expected)
  })
})
