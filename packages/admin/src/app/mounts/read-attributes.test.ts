import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAttributes } from './read-attributes'

it('reads a table of a page', () => {
  const dataset = {
    prilavok: 'admin-table',
    resource: 'order',
    urlPrefix: 'o',
    filters: 'status=New&status=Paid',
    height: '40vh',
  }
  expect(readAttributes(dataset)).toMatchObject({
    mount: 'admin-table',
    resource: 'order',
    prefix: 'o',
    fixed: { status: ['New', 'Paid'] },
    height: '40vh',
    id: null,
  })
})

it('takes no measure or mount that it does not know', () => {
  expect(readAttributes({ prilavok: 'admin-x', height: '1px;color:red' })).toMatchObject({
    mount: null,
    height: '560px',
    prefix: null,
  })
})

it('reads any attributes without an error', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (dataset) => {
      expect(readAttributes(dataset).height).toBe('560px')
    }),
    { examples: [[{ filters: '%E0%A4%A&__proto__=1' }]] },
  )
})
