import { describe, expect, it } from 'vitest'
import { capitalised, splitName, type NamePart } from './names'

const known = new Map<string, readonly NamePart[]>([
  ['анна', ['FirstName']],
  ['петрова', ['LastName']],
  ['мартин', ['FirstName', 'LastName']],
])

describe('splitting a name', () => {
  it.each([
    ['петрова анна ивановна', 'Анна', 'Ивановна', 'Петрова'],
    ['Анна Петрова', 'Анна', null, 'Петрова'],
    ['Джон Рональд Толкин', 'Джон', 'Рональд', 'Толкин'],
    ['Джон Смит', 'Джон', null, 'Смит'],
    ['Зоя', 'Зоя', null, null],
    ['Мартин Мартин', 'Мартин', null, 'Мартин'],
    ['Хуан Карлос де ла Вега', 'Хуан', 'Карлос', 'Де Ла Вега'],
    ['   ', null, null, null],
  ])('%s [SUGGEST-20]', (text, firstName, middleName, lastName) => {
    expect(splitName(text, known)).toEqual({ firstName, middleName, lastName })
  })

  it('writes names with capitals', () => {
    expect(capitalised('аННА-мАРИЯ')).toBe('Анна-Мария')
  })
})
