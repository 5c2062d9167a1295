import { expect, it } from 'vitest'
import { inRussianLetters } from './transliteration'

it.each([
  ['shtukaturka', 'штукатурка'],
  ['Cement', 'цемент'],
  ['tsement', 'цемент'],
  ['kley', 'клей'],
  ['klej', 'клей'],
  ['vyklyuchatel', 'выключатель'.slice(0, -1)],
  ["drel'", 'дрель'],
  ['shchetka', 'щетка'],
  ['yashchik', 'ящик'],
  ['khvoya', 'хвоя'],
  ['zhidkij', 'жидкий'],
  ['emal', 'емал'],
])('%s is written %s', (typed, meant) => {
  expect(inRussianLetters(typed)).toBe(meant)
})

it.each(['', "'", '646', 'клей', 'usb-кабель', 'pf115', 'värikko'])('%j is left as it is', (typed) => {
  expect(inRussianLetters(typed)).toBeNull()
})
