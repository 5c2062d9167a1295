import { createRequire } from 'node:module'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parameterText } from './parameter-text'

// Without types, since it is no part of what `pg` promises.
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as {
  readonly prepareValue: (value: unknown) => string | Buffer | null
}

/** What `pg` sends, bytes as the text that they are the same as. */
const sent = (value: unknown): string | null => {
  const prepared = prepareValue(value)
  return Buffer.isBuffer(prepared) ? `\\x${prepared.toString('hex')}` : prepared
}

const scalar = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '"', '\\', '\\"', "'", '{', '}', ',', 'NULL', 'null'),
  fc.integer(),
  fc.double(),
  fc.bigInt(),
  fc.boolean(),
  fc.constant(null),
)
const list = fc.letrec((again) => ({
  list: fc.array(fc.oneof({ depthSize: 'small' }, scalar, again('list')), { maxLength: 4 }),
})).list

it('sends what pg sends', () => {
  fc.assert(
    fc.property(fc.oneof(scalar, list, fc.uint8Array(), fc.dictionary(fc.string(), fc.jsonValue())), (value) => {
      expect(parameterText(value)).toBe(sent(value))
    }),
  )
})

it('writes a moment in UTC', () => {
  expect(parameterText(new Date('2026-02-10T12:00:00+03:00'))).toBe('2026-02-10T09:00:00.000Z')
})
