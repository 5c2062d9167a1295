import { createExperiments, type Experiment } from '@prilavok/core/experiments'
import { defaultSettings, readSettings } from '@prilavok/core'
import { createTestEffects } from '@prilavok/core/testing'
import type { FunctionCase } from '../lib/compare'
import { timesOf } from '../lib/goals'
import { peerModule } from '../lab/peer-module'

const NAMES = ['one', 'two', 'three', 'four', 'five', 'six'] as const
const KEY = 'experiments'

/** The part of GrowthBook's SDK that assigns. */
interface GrowthBookModule {
  readonly GrowthBook: new (settings: { readonly attributes: object; readonly trackingCallback: () => void }) => {
    readonly run: (experiment: { readonly key: string; readonly variations: readonly string[] }) => {
      readonly value: string
    }
    readonly destroy: () => void
  }
}

/** The limit: a hash of the visitor and the experiment, one stored text. */
function plain(): () => unknown {
  const storage = new Map<string, string>()
  const hashOf = (text: string) => {
    let hash = 0x811c9dc5
    for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
    return hash >>> 0
  }
  let visitor = 0
  return () => {
    visitor += 1
    storage.delete(KEY)
    const stored = JSON.parse(storage.get(KEY) ?? '{}') as Record<string, string>
    for (const name of NAMES) stored[name] ??= hashOf(`${name}\nv${visitor}`) / 0x1_0000_0000 < 0.5 ? 'as it is' : 'new'
    storage.set(KEY, JSON.stringify(stored))
    return stored
  }
}

/** Ours: what a page does before its first widget is shown. */
function ours(): () => unknown {
  const running: readonly Experiment[] = NAMES.map((name) => ({
    name,
    runner: 'visitor',
    options: [
      { label: 'as it is', value: 'old' },
      { label: 'new', value: 'new' },
    ],
  }))
  const { effects, cookies } = createTestEffects()
  let visitor = 0
  return () => {
    visitor += 1
    effects.storage.remove('prilavok.experiments')
    cookies.set('sn-customerid', `v${visitor}`)
    // Every page reads its settings anew.
    const ofPage = {
      ...defaultSettings,
      experiments: { ...defaultSettings.experiments, running: running.map((each) => ({ ...each })) },
    }
    const { optionOf } = createExperiments({
      effects,
      settings: (declared) => readSettings(ofPage, declared, { origin: '', report: effects.report }),
    })
    return NAMES.map((name) => optionOf(name)?.label)
  }
}

/** A peer's SDK with the same experiments. */
function growthBook({ GrowthBook }: GrowthBookModule): () => unknown {
  let visitor = 0
  return () => {
    visitor += 1
    const book = new GrowthBook({ attributes: { id: `v${visitor}` }, trackingCallback: () => undefined })
    const chosen = NAMES.map((key) => book.run({ key, variations: ['as it is', 'new'] }).value)
    book.destroy()
    return chosen
  }
}

const name = 'six experiments for a new visitor'
const limit = plain()

/** `npm run bench -- experiments`: six experiments assigned to a new visitor and kept. */
export const experimentsCase: FunctionCase = {
  ours: [{ name, limit, ours: ours(), goal: timesOf('experiments', name) }],
  async peers(say) {
    const peer = await peerModule<GrowthBookModule>('growthbook', '@growthbook/growthbook', say)
    return peer === null ? [] : [{ name: `${name}, GrowthBook`, limit, ours: growthBook(peer), goal: null }]
  },
}
