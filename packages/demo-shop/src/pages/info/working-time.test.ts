import { expect, it } from 'vitest'
import { workingTimeText } from './working-time'

it('joins equal days and names days off', () => {
  expect(workingTimeText(Array.from({ length: 7 }, () => '8:00–22:00'))).toBe('ежедневно 8:00–22:00')
  expect(workingTimeText(['9–20', '9–20', '9–20', '9–20', '9–20', '10–18', ''])).toBe(
    'пн–пт 9–20, сб 10–18, вс выходной',
  )
  expect(workingTimeText(['9–20', '', '9–20', '9–20', '', '', ''])).toBe(
    'пн 9–20, вт выходной, ср–чт 9–20, пт–вс выходной',
  )
})

it('states when nothing is known', () => {
  expect(workingTimeText([])).toBe('время работы уточните по телефону')
})
