import { expect, it } from 'vitest'
import { inOtherLayout } from './keyboard-layout'

it.each([
  ['inerfnehrf', 'штукатурка'],
  ["'vfkm", 'эмаль'],
  ['l.,tkm', 'дюбель'],
  ['Vjynf;yfz', 'монтажная'],
  ['gj[jl', 'поход'],
  ['G{~<}', 'пхёбъ'],
  ['ьфлшеф', 'makita'],
  ['фйгфвудд', 'aquadell'],
  ['hfcndjhbntkm-646', 'растворитель-646'],
])('%s is %s in the other layout', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant)
})

it.each(['', '646', '12,5', '«»', 'usb-кабель', 'e27 лампа'])('%j has no other layout', (typed) => {
  expect(inOtherLayout(typed)).toBeNull()
})
