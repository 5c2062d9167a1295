import type { OrderChange, OrderDraft } from '@prilavok/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFields } from './order.fields'
import { orderDraft } from './order.fixture'
import { initialMachine, isOutdated, reduce, savingOf, unsavedOf } from './order.machine'
import { INSIST_MOST } from './order.merge'
import type { DraftEvent, DraftMachine, SavedNote } from './order.types'

const draft = orderDraft()
const named = (firstName: string): OrderChange => ({ buyer: { ...draft.buyer, firstName } })
const called = (lastName: string): OrderChange => ({ buyer: { ...draft.buyer, lastName } })
const silent: SavedNote = { version: 0, typed: {} }
const edit = (change: OrderChange, at = 1): DraftEvent => ({ type: 'edited', change, at })
const accept = (version: number, note = silent): DraftEvent => ({ type: 'accepted', version, note })
const read = (theirs: OrderDraft, note = silent, at = 50): DraftEvent => ({ type: 'read', draft: theirs, note, at })
const sent: DraftEvent = { type: 'sent', at: 10 }
const refuse = (code?: string): DraftEvent => ({ type: 'refused', code })

const opened = reduce(initialMachine(0), { type: 'opened', draft, left: null, note: silent, at: 0 })[0]
/** The state after these events, and the effects of the last one. */
function run(events: readonly DraftEvent[], from: DraftMachine = opened) {
  let [machine, effects]: ReturnType<typeof reduce> = [from, []]
  for (const event of events) [machine, effects] = reduce(machine, event)
  return { machine, effects, types: effects.map(({ type }) => type) }
}

type Row = readonly [string, readonly DraftEvent[], Partial<DraftMachine> & { saving: string }, readonly string[]]
const auto: DraftEvent = { type: 'autosaved' }
const table: readonly Row[] = [
  ['an edit waits', [edit(named('А'))], { saving: 'unsaved', pending: named('А'), unsavedSince: 1 }, ['journal']],
  ['an empty edit is none', [edit({})], { saving: 'saved', unsavedSince: null }, []],
  ['an edit under autosave is saved soon', [auto, edit(named('А'))], { saving: 'unsaved' }, ['journal', 'save-soon']],
  ['autosave begins with what waits', [edit(named('А')), auto], { saving: 'unsaved', autosaves: true }, ['save-soon']],
  ['autosave begins with nothing', [auto], { saving: 'saved' }, []],
  [
    'what is sent is under way',
    [edit(named('А')), sent],
    { saving: 'saving', pending: {}, sent: named('А') },
    ['journal'],
  ],
  [
    'what is accepted is saved',
    [edit(named('А')), sent, accept(2)],
    { saving: 'saved', version: 2, unsavedSince: null },
    ['announce', 'journal'],
  ],
  [
    'an edit meanwhile stays unsaved, since the save began',
    [edit(named('А')), sent, edit(called('Б'), 20), accept(2)],
    { saving: 'unsaved', pending: called('Б'), unsavedSince: 10 },
    ['announce', 'journal'],
  ],
  [
    'a version in between is read',
    [edit(named('А')), sent, accept(3)],
    { saving: 'saved', version: 3 },
    ['announce', 'read', 'journal'],
  ],
  [
    'a failure puts the edit back',
    [edit(named('А')), sent, refuse()],
    { saving: 'unsaved', pending: named('А'), failures: 1 },
    ['journal', 'save-after'],
  ],
  [
    'what was edited meanwhile is newer than what comes back',
    [edit(named('А')), sent, edit(named('Б')), refuse()],
    { pending: named('Б'), saving: 'unsaved' },
    ['journal', 'save-after'],
  ],
  [
    'a conflict is sent again at once',
    [edit(named('А')), sent, refuse('version-conflict')],
    { saving: 'unsaved', conflicts: 1, failures: 0 },
    ['journal'],
  ],
  [
    'a fourth conflict in a row is a failure',
    [edit(named('А')), ...Array.from({ length: 4 }, () => [sent, refuse('version-conflict')]).flat()],
    { saving: 'unsaved', conflicts: 0, failures: 1 },
    ['journal', 'save-after'],
  ],
  [
    'an order that is made closes the draft',
    [edit(named('А')), sent, refuse('order-already-created')],
    { saving: 'saved', pending: {}, unsavedSince: null },
    ['cancel', 'journal', 'ordered'],
  ],
  [
    'a held draft is not saved when autosave begins',
    [edit(named('А')), { type: 'held' }, auto],
    { held: true, saving: 'unsaved' },
    [],
  ],
  [
    'a released draft is saved',
    [edit(named('А')), { type: 'held' }, { type: 'released' }],
    { held: false, saving: 'unsaved' },
    ['save-soon'],
  ],
  [
    'a closed draft forgets what is unsaved',
    [edit(named('А')), sent, edit(named('Б')), { type: 'closed' }],
    { saving: 'saved', pending: {}, sent: {} },
    ['cancel', 'journal'],
  ],
  [
    'the keys of the last four saves are kept',
    'abcde'.split('').map((key) => ({ type: 'posted', key })),
    { ownSaves: ['b', 'c', 'd', 'e'], saving: 'saved' },
    [],
  ],
]

describe('the states of a draft', () => {
  it.each(table)('%s', (_name, events, { saving, ...expected }, types) => {
    const { machine, types: found } = run(events)
    expect(savingOf(machine)).toBe(saving)
    expect(machine).toMatchObject(expected)
    expect(found).toEqual(types)
  })

  it('[CHK-87] wait longer after each failure in a row, and begin anew after a success', () => {
    const pauses: number[] = []
    let machine = run([edit(named('А'))]).machine
    for (let times = 0; times < 7; times += 1) {
      const failed = run([sent, refuse()], machine)
      machine = failed.machine
      for (const effect of failed.effects) if (effect.type === 'save-after') pauses.push(effect.ms)
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    expect(run([sent, accept(2)], machine).machine.failures).toBe(0)
  })

  it('[SAFE-04] are read before a save after a conflict, and where another tab has noted a newer version', () => {
    const { machine } = run([edit(named('А'))])
    expect(isOutdated(machine, silent)).toBe(false)
    expect(isOutdated(machine, { version: 2, typed: {} })).toBe(true)
    expect(isOutdated(run([sent, refuse('version-conflict')], machine).machine, silent)).toBe(true)
  })

  it('[SAFE-04] announce the times of what was accepted alone, the newest of each field', () => {
    const point = { delivery: { ...draft.delivery, pickupPointId: '2' } }
    const { effects } = run([
      edit(point, 3),
      sent,
      accept(2),
      edit({ buyer: { ...draft.buyer, firstName: 'А', lastName: 'Б' } }, 5),
      sent,
      edit({ delivery: { ...point.delivery, pickupPointId: '3' } }, 20),
      accept(3, { version: 7, typed: { 'buyer.firstName': 4, 'buyer.lastName': 9, 'buyer.comment': 4 } }),
    ])
    expect(effects[0]).toEqual({
      type: 'announce',
      note: { version: 7, typed: { 'buyer.firstName': 5, 'buyer.lastName': 9, 'buyer.comment': 4 } },
    })
  })
})

describe('a draft that is opened', () => {
  const left = {
    fields: { 'buyer.firstName': 'Иван', 'buyer.lastName': 'Старое', 'buyer.comment': 'Вечером' },
    typed: { 'buyer.firstName': 9, 'buyer.lastName': 2, 'buyer.comment': 4 },
  }
  const note = { version: 1, typed: { 'buyer.lastName': 3, 'buyer.comment': 4 } }

  it('[SAFE-05] has what an earlier page could not save, where nobody was later, and is read again ten seconds later', () => {
    const { machine, effects, types } = run([{ type: 'opened', draft, left, note, at: 20 }], initialMachine(0))
    expect(types).toEqual(['restore', 'journal', 'read-after'])
    expect(effects[0]).toMatchObject({
      draft: { buyer: { firstName: 'Иван', lastName: '', comment: 'Вечером' } },
      merged: false,
    })
    expect(effects[2]).toEqual({ type: 'read-after', ms: 10_000 })
    expect(unsavedOf(machine)).toMatchObject({ buyer: { firstName: 'Иван', lastName: '' } })
    expect(machine.typed).toEqual(left.typed)
  })
})

describe('a draft that is read', () => {
  const theirs = orderDraft({ version: 2, buyer: { ...draft.buyer, firstName: 'Их', comment: 'Их' } })

  it('[SAFE-04] keeps what was edited here later, and takes the rest', () => {
    const { effects, machine } = run([
      edit(named('Моё'), 5),
      read(theirs, { version: 2, typed: { 'buyer.firstName': 4 } }),
    ])
    expect(effects.at(-1)).toMatchObject({ merged: true, draft: { buyer: { firstName: 'Моё', comment: 'Их' } } })
    expect(machine).toMatchObject({ version: 2, pending: { buyer: { firstName: 'Моё', comment: 'Их' } } })
  })

  it('[SAFE-04] takes what was edited elsewhere later, also into what waits', () => {
    const { machine } = run([edit(named('Моё'), 5), read(theirs, { version: 2, typed: { 'buyer.firstName': 6 } })])
    expect(machine.pending).toMatchObject({ buyer: { firstName: 'Их' } })
  })

  it.each([
    ['is an order', orderDraft({ version: 9, createdOrderId: 'order-9' }), silent],
    ['is older than what was merged here', orderDraft({ version: 0 }), silent],
    ['is older than what another tab has saved', theirs, { version: 3, typed: {} }],
  ])('changes nothing where it %s', (_name, response, note) => {
    const { machine } = run([edit(named('Моё'))])
    expect(reduce(machine, read(response, note))).toEqual([machine, []])
  })

  it('[SAFE-04] is sent again against another spelling of a server five times, not for ever', () => {
    let machine = run([edit(named('ё')), sent, accept(2)]).machine
    const note = { version: 2, typed: machine.typed }
    const insisted: boolean[] = []
    for (let times = 0; times < INSIST_MOST + 2; times += 1) {
      const spelled = orderDraft({ version: 2, buyer: { ...draft.buyer, firstName: 'е' } })
      const next = run([read(spelled, note)], machine).machine
      insisted.push(savingOf(next) === 'unsaved')
      machine = savingOf(next) === 'unsaved' ? run([sent, accept(2, note)], next).machine : next
    }
    expect(INSIST_MOST).toBe(5)
    expect(insisted).toEqual([true, true, true, true, true, false, false])
    const again = run([edit(named('ёё'), 100), sent, accept(2), read(orderDraft({ version: 2 }))], machine)
    expect(savingOf(again.machine)).toBe('unsaved')
  })

  it('[SAFE-04] never undoes an edit that is not saved yet, however often it is read', () => {
    const { machine } = run([edit(named('Моё')), ...Array.from({ length: INSIST_MOST + 2 }, () => read(theirs))])
    expect(machine.pending).toMatchObject({ buyer: { firstName: 'Моё' } })
  })
})

const FIELDS = ['buyer.firstName', 'buyer.lastName', 'recipient.firstName', 'delivery.address.street'] as const
type Op =
  | {
      readonly op: 'edit'
      readonly tab: number
      readonly field: number
      readonly value: string
      readonly later: number
    }
  | { readonly op: 'save'; readonly tab: number; readonly fate: 'good' | 'lost request' | 'lost response' }
  | { readonly op: 'read'; readonly tab: number }

/** A server that counts versions, and tabs that save and read through it one at a time. */
function createTabs(count: number) {
  const person = { firstName: '', lastName: '', middleName: '', phone: '' }
  let server = orderDraft({ recipient: person })
  let [savedWith, keys, now] = ['', 0, 1_000]
  let note: SavedNote = silent
  const tabs = Array.from({ length: count }, (_, index) => {
    const start = reduce(initialMachine(index / 1_000), { type: 'opened', draft: server, left: null, note, at: now })
    return { machine: start[0], shown: server }
  })
  type Tab = (typeof tabs)[number]
  const newest = new Map<string, { time: number; value: string }>()
  const dispatch = (tab: Tab, event: DraftEvent) => {
    const [next, effects] = reduce(tab.machine, event)
    tab.machine = next
    for (const effect of effects) {
      if (effect.type === 'announce') note = effect.note
      if (effect.type === 'restore') tab.shown = effect.draft
    }
  }
  const readAgain = (tab: Tab) => dispatch(tab, { type: 'read', draft: server, note, at: now })
  const save = (tab: Tab, fate = 'good') => {
    for (;;) {
      if (isOutdated(tab.machine, note)) readAgain(tab)
      const { pending, version, ownSaves } = tab.machine
      if (Object.keys(pending).length === 0) return
      const key = String((keys += 1))
      dispatch(tab, { type: 'sent', at: now })
      dispatch(tab, { type: 'posted', key })
      const isConflict = version !== server.version && !ownSaves.includes(savedWith)
      const arrives = fate !== 'lost request' && !isConflict
      if (arrives) {
        server = { ...server, ...(pending as Partial<OrderDraft>), version: server.version + 1 }
        savedWith = key
      }
      if (arrives && fate === 'good') return dispatch(tab, { type: 'accepted', version: server.version, note })
      dispatch(tab, { type: 'refused', code: isConflict ? 'version-conflict' : undefined })
      if (tab.machine.conflicts === 0) return
    }
  }
  return {
    tabs,
    save,
    readAgain,
    newest,
    field: (draft: OrderDraft, path: string) =>
      path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], draft) as string,
    server: () => server,
    edit(tab: Tab, path: string, value: string, later: number) {
      now += later
      tab.shown = withFields(tab.shown, { [path]: value })
      const part = path.split('.')[0] as 'buyer' | 'recipient' | 'delivery'
      const before = tab.machine.typed[path]
      dispatch(tab, { type: 'edited', change: { [part]: tab.shown[part] }, at: now })
      const time = tab.machine.typed[path] ?? 0
      if (time !== before && time > (newest.get(path)?.time ?? 0)) newest.set(path, { time, value })
    },
  }
}

describe('drafts of several tabs', () => {
  const tab = fc.nat(2)
  const op: fc.Arbitrary<Op> = fc.oneof(
    fc.record({
      op: fc.constant('edit' as const),
      tab,
      field: fc.nat(FIELDS.length - 1),
      value: fc.string({ maxLength: 3 }),
      later: fc.nat(2),
    }),
    fc.record({
      op: fc.constant('save' as const),
      tab,
      fate: fc.constantFrom('good', 'lost request', 'lost response'),
    }),
    fc.record({ op: fc.constant('read' as const), tab }),
  )

  it('[SAFE-04] [SAFE-05] come together with the newest edit of each field, whatever is lost and whoever saves last', () => {
    fc.assert(
      fc.property(fc.array(op, { maxLength: 40 }), (ops) => {
        const world = createTabs(3)
        for (const each of ops) {
          const one = world.tabs[each.tab]
          if (one === undefined) continue
          if (each.op === 'edit') world.edit(one, FIELDS[each.field] ?? FIELDS[0], each.value, each.later)
          else if (each.op === 'save') world.save(one, each.fate)
          else world.readAgain(one)
        }
        for (let round = 0; round < 4; round += 1) {
          for (const each of world.tabs) world.save(each)
          for (const each of world.tabs) world.readAgain(each)
        }
        for (const path of FIELDS) {
          const wanted = world.newest.get(path)?.value ?? ''
          expect(world.field(world.server(), path)).toBe(wanted)
          for (const each of world.tabs) expect(world.field(each.shown, path)).toBe(wanted)
        }
        for (const each of world.tabs) expect(savingOf(each.machine)).toBe('saved')
      }),
      { numRuns: 500 },
    )
  })
})
