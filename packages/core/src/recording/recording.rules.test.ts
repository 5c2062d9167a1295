import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cleanRecording,
  mask,
  momentOf,
  MOST_ENTRIES,
  readRecording,
  recordingNumber,
  shownNumber,
  withEntry,
} from './recording.rules'
import type { RecordedEntries, RecordedEntry, Recording } from './recording.types'

const entry = (name: string, more: Partial<RecordedEntry> = {}): RecordedEntry => ({
  at: 1,
  kind: 'event',
  name,
  facts: [],
  ...more,
})
const recording = (entries: RecordedEntries): Recording => ({
  version: '0.2.0',
  page: '/profile/order?id=…',
  browser: 'Mozilla/5.0 (X11) Chrome/148.0.7778.96',
  screen: '1280×900',
  lang: 'ru',
  entries: [...entries],
})

describe('a recording', () => {
  it('keeps the last entries', () => {
    const entries = Array.from({ length: MOST_ENTRIES + 5 }, (_, at) => entry(`n${at}`)).reduce<RecordedEntries>(
      (kept, each) => withEntry(kept, each),
      [],
    )
    expect([entries.length, entries[0]?.name, entries.at(-1)?.name]).toEqual([MOST_ENTRIES, 'n5', 'n304'])
  })

  it('is never longer than a server reads, whatever it is made of; the last entries stay', () => {
    const long = Array.from({ length: MOST_ENTRIES }, (_, at) =>
      entry(`${at}`, { facts: Array.from({ length: 30 }, () => 'ж'.repeat(500)) }),
    )
    const clean = cleanRecording(recording(long))
    expect(new TextEncoder().encode(JSON.stringify(clean)).length).toBeLessThan(65_536 * 2)
    expect(JSON.stringify(clean).length).toBeLessThan(50_000)
    expect(clean.entries.at(-1)?.name).toBe('299')
    expect(clean.entries.every(({ facts }) => facts.length <= 8 && facts.every((fact) => fact.length <= 120))).toBe(
      true,
    )
  })

  it('[SAFE-17] holds no phone and no e-mail address, wherever somebody has put one', () => {
    const typed = fc.constantFrom('+7 912 345-67-89', '89123456789', '+375 29 123-45-67', 'ivan@example.com')
    fc.assert(
      fc.property(typed, fc.string({ maxLength: 20 }), (text, around) => {
        const hidden = `${around} ${text} ${around}`
        const clean = cleanRecording({
          ...recording([entry(hidden, { facts: [hidden, text] })]),
          page: `/x?phone=${text}`,
          version: text,
        })
        expect(JSON.stringify(clean)).not.toContain(text)
      }),
    )
  })

  it('masks addresses, phones and queries, and leaves codes and sums', () => {
    expect(mask('POST /api/x?id=5 +7 912 345-67-89 ivan@mail.ru')).toBe('POST /api/x?… … …@…')
    expect(mask('refused: recipient.phone 11 400 ₽')).toBe('refused: recipient.phone 11 400 ₽')
  })
})

describe('the number of a recording', () => {
  it.each([
    ['7K3QF-9M2XA', '7K3QF9M2XA'],
    [' 7k3qf 9m2xa ', '7K3QF9M2XA'],
    ['OIL00-00000', '01100' + '00000'],
    ['7K3QF', null],
    ['7K3QF-9M2XU', null],
    ['', null],
  ])('%s is %s', (typed, number) => {
    expect(recordingNumber(typed)).toBe(number)
  })

  it('is shown in two groups', () => {
    expect(shownNumber('7K3QF9M2XA')).toBe('7K3QF-9M2XA')
  })
})

describe('the replay', () => {
  const entries = [
    entry('cart-changed', { facts: ['× 1'] }),
    entry('POST /api/cart/calculate', { kind: 'request' }),
    entry('checkout', { kind: 'decision', facts: ['form'] }),
    entry('cart-changed', { facts: ['× 2'] }),
  ]
  it.each([
    [0, 0, ['cart-changed × 1']],
    [1, 1, ['cart-changed × 1']],
    [2, 2, ['cart-changed × 1', 'checkout form']],
    [3, 3, ['checkout form', 'cart-changed × 2']],
    [9, 3, ['checkout form', 'cart-changed × 2']],
    [-1, 0, ['cart-changed × 1']],
  ])('at step %i is at %i, and knows %j', (asked, step, known) => {
    const moment = momentOf(entries, asked)
    expect([moment?.step, moment?.known.map(({ name, facts }) => [name, ...facts].join(' '))]).toEqual([step, known])
  })

  it('of nothing is nothing', () => {
    expect(momentOf([], 0)).toBeNull()
  })

  it('reads a file, and leaves out what is none of it', () => {
    const file: unknown = JSON.parse(JSON.stringify({ ...recording(entries), more: 1 }))
    expect(readRecording(file)?.entries).toEqual(entries)
    for (const other of [null, [], {}, { entries: 5 }]) expect(readRecording(other)).toBeNull()
    expect(readRecording({ entries: [null, { at: 'x' }, { at: 1, kind: 'other', name: 'a' }] })?.entries).toEqual([])
  })
})
