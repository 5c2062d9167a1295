import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'
import { readComponents, readSheets, writeReference } from './class-names.mjs'

/** Classes that embed or the page writes. */
const NOT_OF_COMPONENTS = new Set(['pk-root', 'pk-foreign', 'pk-mount-cart-badge', 'pk-mount-stock-badge'])

describe('the reference of class names', () => {
  it('is what the components and sheets say (node tools/class-names.mjs --write)', () => {
    expect(readFileSync(join(root, 'docs/reference/class-names.md'), 'utf8')).toBe(writeReference())
  })

  it('finds no rule for a class that no component writes', () => {
    const { classes } = readComponents()
    expect([...readSheets().keys()].filter((name) => !classes.has(name) && !NOT_OF_COMPONENTS.has(name))).toEqual([])
  })

  it('reads classes, states and their words from a component', () => {
    const text = `
      type Tone = 'calm' | 'loud'
      interface BoxProps { readonly tone: Tone; readonly busy: boolean }
      /** A box on the shelf (SHELF-01). It has room. */
      export function Box({ tone, busy }: BoxProps) {
        return <div className={\`pk-box \${tone}\`} data-tone={tone} data-busy={busy ? '' : undefined}><b className="pk-box__lid" data-kind={busy ? 'shut' : 'open'} /></div>
      }`
    const { classes, about } = readComponents([{ path: 'box.tsx', text }])
    const states = (name: string) =>
      Object.fromEntries(
        [...(classes.get(name)?.states ?? [])].map(([state, values]) => [state, [...values].toSorted()]),
      )
    expect([...classes.keys()]).toEqual(['pk-box', 'pk-box__lid'])
    expect(states('pk-box')).toEqual({ 'data-tone': ['calm', 'loud'], 'data-busy': [] })
    expect(states('pk-box__lid')).toEqual({ 'data-kind': ['open', 'shut'] })
    expect(about.get('pk-box')).toBe('A box on the shelf.')
  })

  it('reads the states that a sheet knows', () => {
    const sheet = ".pk-box:is([data-tone='calm'], [data-tone='loud']) > .pk-box__lid[data-open] { gap: 0 }"
    const classes = readSheets([{ path: 'box.css', text: sheet }])
    expect([...(classes.get('pk-box')?.states.get('data-tone') ?? [])]).toEqual(['calm', 'loud'])
    expect([...(classes.get('pk-box__lid')?.states.keys() ?? [])]).toEqual(['data-open'])
  })
})
