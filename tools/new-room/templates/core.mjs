/** The room in core: types, rules, store, door. */
export const coreFiles = ({ name, camel, pascal }) => ({
  [`packages/core/src/${name}/${name}.types.ts`]: `import type { ${pascal}Entry } from '@prilavok/contracts'

export interface ${pascal}State {
  /** \`failed\` keeps what was there before. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly entries: readonly ${pascal}Entry[]
}
`,
  [`packages/core/src/${name}/${name}.rules.ts`]: `import type { ${pascal}Entry } from '@prilavok/contracts'
import type { ${pascal}State } from './${name}.types'

export const initial${pascal}: ${pascal}State = { status: 'idle', entries: [] }

/** The state once the server has answered; an entry that stands twice keeps its first place. */
export const entriesArrived = (entries: readonly ${pascal}Entry[]): ${pascal}State => ({
  status: 'ready',
  entries: entries.filter(({ id }, at) => entries.findIndex((entry) => entry.id === id) === at),
})
`,
  [`packages/core/src/${name}/${name}.store.ts`]: `import { load${pascal} } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import { createLatest } from '../lib/latest'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { entriesArrived, initial${pascal} } from './${name}.rules'
import type { ${pascal}State } from './${name}.types'

/** The entries of the visitor. */
export interface ${pascal} {
  readonly state: ReadonlyStore<${pascal}State>
  /** Asks for the entries; a failure keeps those that are shown. */
  readonly load: () => Promise<void>
}

export function create${pascal}({ http }: Pick<Effects, 'http'>): ${pascal} {
  const state = createStore(subscribeWithSelector(() => initial${pascal}))
  const latest = createLatest()
  return {
    state,
    load() {
      state.setState({ status: 'loading' })
      return latest(
        (signal) => http(load${pascal}, {}, { signal }),
        (answer) => state.setState(answer.ok ? entriesArrived(answer.value.items) : { status: 'failed' }),
      )
    },
  }
}

export const ${camel}Feature: Feature<${pascal}> = {
  name: '${name}',
  create: ({ effects }) => create${pascal}(effects),
}
`,
  [`packages/core/src/${name}/index.ts`]: `export { create${pascal}, ${camel}Feature, type ${pascal} } from './${name}.store'
export type { ${pascal}State } from './${name}.types'
`,
  [`packages/core/src/${name}/${name}.store.test.ts`]: `import { load${pascal} } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { create${pascal} } from './${name}.store'

const glue = { id: '7', name: 'Клей' }

describe('${name}', () => {
  it('shows what the server has, each entry once', async () => {
    const { effects, answer } = createTestEffects()
    answer(load${pascal}, { items: [glue, { id: '8', name: 'Лак' }, glue] })
    const ${camel} = create${pascal}(effects)
    await ${camel}.load()
    expect(${camel}.state.getState()).toEqual({ status: 'ready', entries: [glue, { id: '8', name: 'Лак' }] })
  })

  it('keeps what it showed when the server fails', async () => {
    const { effects, answer, refuse } = createTestEffects()
    answer(load${pascal}, { items: [glue] })
    refuse(load${pascal}, { kind: 'status', status: 500 })
    const ${camel} = create${pascal}(effects)
    await ${camel}.load()
    await ${camel}.load()
    expect(${camel}.state.getState()).toEqual({ status: 'failed', entries: [glue] })
  })

  it('hears the latest answer only', async () => {
    const { effects, answer, hold } = createTestEffects()
    const late = hold(load${pascal})
    answer(load${pascal}, { items: [glue] })
    const ${camel} = create${pascal}(effects)
    const first = ${camel}.load()
    await ${camel}.load()
    late.answer({ items: [] })
    await first
    expect(${camel}.state.getState().entries).toEqual([glue])
  })
})
`,
})
