import { describe, expect, it } from 'vitest'
import { declaredSettings, defaultSettings, everySetting } from '../declared-settings'
import { flag, link, oneOf } from './setting-kinds'
import { defaultsOf, defineSettings, isSetting, optional, readSettings, setting, type SettingsGroup } from './settings'
import { unknownSettings } from './unknown-settings'
import { code, kopecks, listOf, listsByName, name, numberFrom, service, text, texts, textsByName } from './value-kinds'

/** The settings as they are read on a page of `https://shop.example`, and what its developer is told. */
function read<D extends SettingsGroup>(given: unknown, declared: D) {
  const messages: string[] = []
  const page = {
    origin: 'https://shop.example',
    report: ({ message }: { readonly message: string }) => void messages.push(message),
  }
  return { settings: readSettings(given, declared, page), messages }
}

describe('a setting', () => {
  it.each([
    [flag, true, [false], ['yes', 1, null]],
    [text, 'a', ['', 'b'], [1, null, {}]],
    [link, '/', ['/a', 'tel:+7', 'https://a.example'], ['javascript:1', 'http://a.example', null, {}]],
    [service, '/', ['/', 'https://a.example'], ['tel:+7', 'data:1', null]],
    [name, 'a', ['pk-order', 'pk.city', '_'], ['', 'a b', 'a&b', 'a=b', 'a; Path=/', 1, null]],
    [numberFrom(0, 1), 0, [0, 0.5, 1], [-0.1, 1.1, NaN, '0.5', null]],
    [kopecks, 0, [0, 300_000], [0.5, -1, '300000', Infinity]],
    [oneOf('old', 'new'), 'old', ['old', 'new'], ['newer', null]],
    [texts, [], [[], ['a']], ['a', [1], { 0: 'a' }]],
    [textsByName, {}, [{}, { a: 'b' }], [[], { a: 1 }, 'a']],
    [listsByName, {}, [{}, { a: ['b'] }], [[], { a: 'b' }, { a: [1] }]],
    [listOf(), [], [[], [{}]], [{}, 'a']],
    [code(), () => {}, [() => 1], ['() => 1', null]],
  ])('has values of its kind only (%#)', (kind, standard, right, wrong) => {
    const declared = { group: { it: setting(kind as typeof text, standard as string) } }
    for (const value of right)
      expect(read({ group: { it: value } }, declared)).toEqual({ settings: { group: { it: value } }, messages: [] })
    for (const value of wrong)
      expect(read({ group: { it: value } }, declared)).toEqual({
        settings: { group: { it: standard } },
        messages: [`The setting group.it is not used: "${String(value)}" ${kind.wrong}`],
      })
  })

  it('may be null where there may be none', () => {
    const declared = defineSettings({ city: optional(name, 'cityId'), phone: optional(text) })
    expect(read({}, declared).settings).toEqual({ city: 'cityId', phone: null })
    expect(read({ city: null, phone: null }, declared)).toEqual({ settings: { city: null, phone: null }, messages: [] })
    expect(read({ city: '' }, declared).messages).toHaveLength(1)
  })

  it('that is left out or undefined has its default', () => {
    const declared = { a: setting(flag, true), group: { b: setting(flag, false) } }
    for (const given of [undefined, {}, { a: undefined, group: undefined }, { group: {} }])
      expect(read(given, declared)).toEqual({ settings: { a: true, group: { b: false } }, messages: [] })
  })

  it.each([null, 'javascript:1', 1, []])('of a group that is %j has its default', (group) => {
    const { settings, messages } = read({ group }, { group: { a: setting(flag, true) } })
    expect([settings, messages]).toEqual([
      { group: { a: true } },
      [expect.stringContaining('The setting group is not used')],
    ])
  })

  it('is no member of what the page has put on the prototype of all objects', () => {
    Object.defineProperty(Object.prototype, 'odd', { value: 'no', configurable: true })
    try {
      expect(read({}, { odd: setting(flag, true) })).toEqual({ settings: { odd: true }, messages: [] })
      expect(unknownSettings({ odd: 1 }, {})).toEqual([{ name: 'odd', known: [] }])
    } finally {
      Reflect.deleteProperty(Object.prototype, 'odd')
    }
  })
})

describe('what core declares', () => {
  const leaves = (declared: SettingsGroup, path = ''): readonly string[] =>
    Object.entries(declared).flatMap(([key, node]) => (isSetting(node) ? [path + key] : leaves(node, `${path}${key}.`)))

  it('names each setting once', () => {
    const names = declaredSettings.flatMap((declared) => leaves(declared))
    expect(names).toHaveLength(new Set(names).size)
    expect([...names].sort()).toEqual([...leaves(everySetting)].sort())
  })

  it('has defaults that may be used themselves', () => {
    for (const declared of declaredSettings)
      expect(read(defaultsOf(declared), declared)).toEqual({ settings: defaultsOf(declared), messages: [] })
    expect(unknownSettings(defaultSettings, everySetting)).toEqual([])
  })
})
