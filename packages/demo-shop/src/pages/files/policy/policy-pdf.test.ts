import { expect, it } from 'vitest'
import { policyPdf } from './policy-pdf'
import { policySections } from './policy-text'
import { letterOf } from './stroke-letters'
import { textWidth, wrapped } from './text-lines'

const pdf = new TextDecoder('latin1').decode(policyPdf('2026-01'))

it('[CHK-28] is a PDF whose table of objects is exact', () => {
  expect(pdf).toMatch(/^%PDF-1\.7\n/)
  expect(pdf).toMatch(/%%EOF\n$/)
  const start = Number(/startxref\n(\d+)\n/.exec(pdf)?.[1])
  expect(pdf.slice(start, start + 5)).toBe('xref\n')
  const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets.length).toBeGreaterThan(50)
  offsets.forEach((offset, index) =>
    expect(pdf.slice(offset, offset + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)),
  )
})

it('declares the length of every stream', () => {
  const streams = [...pdf.matchAll(/\/Length (\d+) >>\nstream\n([^]*?)\nendstream/g)]
  expect(streams.length).toBeGreaterThan(50)
  expect(streams.filter(([, length, body = '']) => Number(length) !== body.length)).toEqual([])
})

it('has a letter for every sign of the text, and records which letter it is', () => {
  const text = policySections('2026-01')
    .flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
    .join('')
  expect([...new Set(text)].filter((sign) => letterOf(sign) === undefined)).toEqual([])
  for (const sign of ['П', 'я', '№', '«'])
    expect(pdf).toContain(`<${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`)
})

it('breaks lines at the width and loses no word', () => {
  const text = 'Мы обрабатываем данные, чтобы заключить и исполнить договор купли-продажи'
  const lines = wrapped(text, 10, 150)
  expect(lines.join(' ')).toBe(text)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.filter((line) => textWidth(line, 10) > 150)).toEqual([])
})
