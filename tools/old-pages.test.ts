import { createContext, runInContext } from 'node:vm'
import { rollup } from 'rollup'
import { describe, expect, it } from 'vitest'
import { standIns } from './old-pages.mjs'

/** The script build for old pages of a module whose default export is looked at, or the one for all others. */
async function build(module: string, language = true): Promise<string> {
  const bundle = await rollup({
    input: 'module',
    plugins: [
      {
        name: 'module',
        resolveId: (id) => (id === 'module' ? id : null),
        load: (id) => (id === 'module' ? module : null),
      },
      standIns({ language }),
    ],
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'value' })
  return output[0].code
}

/** What a module exports on a page where another script ran first. */
const run = async (module: string, page = '', language = true): Promise<unknown> =>
  runInContext(`${page};${await build(module, language)};value`, createContext({}))
const valueOf = (expression: string, page: string, language = true) =>
  run(`export default ${expression}`, page, language)

const PROTOTYPE = `
  Array.from = (from) => [].slice.call(from);
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] };
  Array.prototype.map = function (step, self) { const made = []; for (let at = 0; at < this.length; at += 1) made.push(step.call(self, this[at], at)); return made };
  Array.prototype.filter = function (step) { const kept = []; this.map((each, at) => void (step(each, at) && kept.push(each))); return kept };
  Array.prototype.entries = function () { return [].slice.call(this) };
  Array.prototype.toJSON = function () { return '[' + [].slice.call(this).map((each) => JSON.stringify(each)).join(', ') + ']' };
  Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"' };
`
const EVERY_OBJECT = `Object.prototype.extend = function () {}; Object.prototype.each = function () {};`

describe('[EMBED-05] a module of the script build, on a plain page and where Prototype replaces parts of the language', () => {
  it.each([
    ['Array.from({ length: 3 }, (_, at) => at * 2).join()', '0,2,4'],
    ['Array.from(new Set(["a", "b"])).join()', 'a,b'],
    ['Array.from("ab", (each, at) => each + at).join()', 'a0,b1'],
    ['[1, 2, 3].reduce((sum, each) => sum + each)', 6],
    ['[1, 2, 3].reduce((all, each, at, list) => all + each + at + list.length, "")', '103213323'],
    ['[1, 2].map((each, at, list) => each + at + list.length).join()', '3,5'],
    ['[1, 2].map(function (each, at, list) { return this.by * list.length }, { by: 2 }).join()', '4,4'],
    ['[1, 2, 3].filter((each, at, list) => each < list.length).join()', '1,2'],
    ['[..."ab"].reduce((all, each) => [...all, each], []).length', 2],
    ['new Uint8Array([1, 2]).reduce((sum, each) => sum + each, 1)', 4],
    ['[...["a", "b"].entries()].join()', '0,a,1,b'],
    ['[...new Map([["a", 1]]).entries()].join()', 'a,1'],
    ['Object.entries({ a: 1 }).join()', 'a,1'],
    [
      'JSON.stringify({ all: [1, [{ b: [2] }]], at: [new Date(0)], size: { toJSON: () => 7 } })',
      '{"all":[1,[{"b":[2]}]],"at":["1970-01-01T00:00:00.000Z"],"size":7}',
    ],
    ['JSON.stringify([new Date(NaN), undefined, "a"])', '[null,null,"a"]'],
    ['JSON.stringify({ a: [1] }, (key, value) => (key === "0" ? value + 1 : value), 1)', '{\n "a": [\n  2\n ]\n}'],
    ['JSON.stringify({ a: [1], b: 2 }, ["a"])', '{"a":[1]}'],
    ['JSON.stringify(undefined)', undefined],
    ['(0, [2, 3]).reduce((sum, each) => sum + each)', 5],
    ['(null)?.reduce((a) => a)', undefined],
    ['({ list: null }).list?.entries().length', undefined],
    ['({ list: [[1, 2]] }).list?.[0].reduce((sum, each) => sum + each).toFixed(1)', '3.0'],
  ])('%s', async (expression, expected) => {
    for (const page of ['', PROTOTYPE]) expect(await valueOf(expression, page)).toEqual(expected)
  })

  it('leaves the lists and dates of the page as they were', async () => {
    const module = `
      JSON.stringify([new Date(0)])
      try { JSON.stringify({ toJSON() { throw new Error('theirs') } }) } catch {}
      export default [[1].toJSON(), new Date(0).toJSON()].join()`
    expect(await run(module, PROTOTYPE)).toBe('[1],"1970-01-01T00:00:00.000Z"')
  })

  it('fails as elsewhere where a list without members has nothing to begin with', async () => {
    for (const page of ['', PROTOTYPE])
      await expect(valueOf('[].reduce((a) => a)', page)).rejects.toThrow(/empty array/)
  })
})

describe('[EMBED-05] loops over keys', () => {
  const keys = (object: string) => `
    const found = []
    for (const key in ${object}) found.push(key)
    export default found.join()`
  it.each([
    ['{ a: 1, b: 2 }', 'a,b'],
    ['{ extend: 1 }', 'extend'],
    ['Object.create({ inherited: 1 }, { own: { value: 1, enumerable: true } })', 'own,inherited'],
    ['["x", "y"].entries().next().value', '0,1'],
    ['({ z: 1 }, { a: 1 })', 'a'],
    ['null', ''],
  ])('of %s find what is its own, and nothing that every object got', async (object, expected) => {
    for (const page of ['', EVERY_OBJECT]) expect(await run(keys(object), page)).toBe(expected)
  })
})

describe('[EMBED-05] functions with arguments bound to them', () => {
  it('take them where MooTools 1.2 expects one list', async () => {
    const page =
      'Function.prototype.bind = function (self, list) { return () => this.apply(self, [].concat(list ?? [])) }'
    const module =
      'function add(...more) { return [this.a, ...more].join() }; export default add.bind({ a: 1 }, 2, 3)(4)'
    for (const script of ['', page]) expect(await run(module, script)).toBe('1,2,3,4')
  })
})

describe('[EMBED-05] classes of the browser that MooTools replaces', () => {
  it('are those below which no script replaces any', async () => {
    const page = `
      class NativeEvent { constructor(type) { this.type = type } }
      class UIEvent extends NativeEvent {}
      var Event = function () { this.type = 'of MooTools' }`
    expect(await run('export default new Event("input").type', page)).toBe('input')
    expect(await run('export default new UIEvent("input") instanceof Event', page)).toBe(true)
  })

  it('are taken from one empty frame, and only where the page has its own', async () => {
    const page = `
      let frames = 0
      var Request = class { constructor() { this.url = 'of MooTools' } }
      var document = {
        createElement: (name) => ({ name, contentWindow: { Request: class { constructor(url) { this.url = url } } } }),
        head: { appendChild: (frame) => { if (frame.name === 'iframe') frames += 1; return frame } },
      }`
    const module = `
      const [one, other] = [new Request('/a'), new globalThis.Request('/b')]
      export default [one.url, other.url, one instanceof Request, frames].join()`
    expect(await run(module, page)).toBe('/a,/b,true,1')
    expect(
      await run(`export default new Request('/a').url`, 'var Request = function (url) { return { url } }.bind()'),
    ).toBe('/a')
  })
})

describe('what is left alone', () => {
  it.each([
    'import { Event, Request } from "library"; export default [new Event("a"), new Request("b")]',
    'class Event {} export default new Event("a")',
    'export default (Array, JSON) => [Array.from([]), JSON.stringify([])]',
    'export default (list, node) => [list["reduce"]((a) => a), node.remove("key"), node.entries("a"), (() => {}).bind(node)]',
    'export default { Event: 1, reduce() {}, remove: true }.Event',
    'export default class extends Map { all() { return super.entries() } }',
    'globalThis.Array.from = null; window.Event = null; export default 1',
  ])('%s', async (module) => {
    const bundle = await rollup({
      input: 'module',
      external: ['library'],
      plugins: [
        { name: 'module', resolveId: (id) => (id === 'module' ? id : null), load: () => module },
        standIns({ language: true }),
      ],
    })
    expect((await bundle.generate({})).output[0].code).not.toContain('oldPages_')
  })
})

it('the builds for other pages use the language as it is', async () => {
  const module = 'for (const key in {}) key; export default [Array.from([]), JSON.stringify([]), [1].reduce((a) => a)]'
  expect(await build(module, false)).not.toContain('oldPages_')
  expect(await build(module, true)).toMatch(/arrayFrom/)
})

describe('members of the document that elements of the page hide', () => {
  /** A document whose own properties are what elements of these names make of it. */
  const PAGE = `
    class Document {
      get cookie() { return 'a=1' }
      set cookie(text) { this.written = text }
      querySelector(selector) { return [this === document, selector].join() }
      createTextNode(text) { return 'node of ' + text }
    }
    const element = { name: 'an element' };
    globalThis.HTMLDocument = class extends Document {};
    globalThis.document = Object.create(Document.prototype);
    const hide = (name, value) => Object.defineProperty(document, name, { value, configurable: true });
    hide('cookie', element); hide('querySelector', element); hide('createTextNode', element); hide('shelf', element);
    Object.defineProperty(document, 'title', { get: () => 'of a script', configurable: true });
    document.write = () => 'a function of a script';
  `
  it.each([
    ['document.cookie', 'a=1'],
    ['document?.cookie', 'a=1'],
    ['window.document.cookie', 'a=1'],
    ['(({ cookie }) => cookie)({ cookie: document.cookie })', 'a=1'],
    ['(() => { const { cookie } = document; return cookie })()', 'a=1'],
    ['document.querySelector("p")', 'true,p'],
    ['((owner) => owner.createTextNode("x"))(document)', 'node of x'],
    ['({ createTextNode: (text) => text + "!" }).createTextNode("x")', 'x!'],
    ['document.title', 'of a script'],
    ['document.write()', 'a function of a script'],
    ['((document) => document.cookie)({ cookie: "local" })', 'local'],
    ['document.shelf.name', 'an element'],
  ])('%s, in every script build', async (expression, value) => {
    for (const language of [true, false])
      expect(await valueOf(expression, `globalThis.window = globalThis; ${PAGE}`, language)).toBe(value)
  })
})
