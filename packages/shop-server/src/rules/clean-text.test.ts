import { expect, it } from 'vitest'
import { cleanLines, cleanText } from './clean-text'

it('takes away what no screen shows, and halves of characters', () => {
  expect(cleanText('а\u0000б\u202Eв\u200Bг\u00ADд\uD800е\u{E0041}', 100)).toBe('абвгде')
  expect(cleanLines('раз\r\nдва\u2066\n\n\n\nтри\u0085', 100)).toBe('раз\nдва\n\nтри')
})

it('keeps emoji of several whole, and a joiner nowhere else', () => {
  for (const emoji of ['👨‍👩‍👧‍👦', '👩🏽‍💻', '🏳️‍🌈', '❤️‍🔥', '1️⃣', '🇷🇺']) expect(cleanText(emoji, 100)).toBe(emoji)
  expect(cleanText('а\u200Dб👩\u200D', 100)).toBe('аб👩')
})

it('leaves ten accents on a letter', () => {
  expect(cleanText(`а${'\u0301'.repeat(300)}б`, 100)).toBe(`а${'\u0301'.repeat(10)}б`)
  expect(cleanLines('ё и\u0306 שָׁלוֹם', 100)).toBe('ё и\u0306 שָׁלוֹם')
})
