/** The room in contracts: a light endpoint, its schemas, its words. */
export const contractFiles = ({ name, camel, pascal }) => ({
  [`packages/contracts/src/${name}.ts`]: `import { endpoint } from './endpoint'
import type * as wire from './${name}.wire'
import type { Output } from './wire'

/** One entry as the server sends it. */
export type ${pascal}Entry = Output<typeof wire.${camel}Entry>
/** All entries of the visitor. */
export type ${pascal}Entries = Output<typeof wire.${camel}Entries>

/** The entries of the visitor. */
export const load${pascal} = endpoint<typeof wire.load${pascal}Wire>({
  name: 'load${pascal}',
  method: 'GET',
  path: '/api/${name}',
  wire: () => import('./${name}.wire').then((module) => module.load${pascal}Wire),
})
`,
  [`packages/contracts/src/${name}.wire.ts`]: `import * as z from 'zod/mini'
import { id, list, text, wire } from './wire'

export const ${camel}Entry = z.object({
  id: id,
  name: text(),
})

export const ${camel}Entries = z.object({
  items: list(${camel}Entry),
})

export const load${pascal}Wire = wire({ answer: ${camel}Entries })
`,
  [`packages/contracts/src/${name}.test.ts`]: `import { describe, expect, it } from 'vitest'
import { addressOf, load${pascal}, readAnswer } from './index'

describe('the call for ${name}', () => {
  it('has its address', () => {
    expect(addressOf(load${pascal}, {})).toEqual({ method: 'GET', address: '/api/${name}' })
  })

  it('leaves a broken entry out and keeps the rest', async () => {
    const answer = await readAnswer(load${pascal}, { items: [{ id: 7, name: 'Клей' }, { name: 'без номера' }] })
    expect(answer).toMatchObject({ ok: true, value: { items: [{ id: '7', name: 'Клей' }] }, dropped: [expect.anything()] })
  })
})
`,
})
