import { describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'
import { lockedIn, readProject, weaknesses } from './advisories.mjs'

describe('known weaknesses of libraries', () => {
  const { locked, list } = readProject(root)

  it('are in nothing that is locked', () => {
    expect(locked.length).toBeGreaterThan(500)
    expect(weaknesses(locked, list)).toEqual([])
  })

  it('are found where they are', () => {
    const packages = {
      '': { version: '1.0.0' },
      'node_modules/image-size': { version: '2.0.2' },
      'node_modules/a/node_modules/@babel/runtime': { version: '7.26.9' },
      'node_modules/alias': { name: 'braces', version: '3.0.2' },
      'node_modules/ws': { version: '8.18.0' },
    }
    const found = weaknesses(lockedIn({ packages }), list).map((text) => text.split(':')[0])
    expect(found).toEqual(['image-size 2.0.2', '@babel/runtime 7.26.9', 'braces 3.0.2'])
  })

  it('are on a list with a day, each with its name', () => {
    expect(new Date(list.readOn).toISOString().slice(0, 10)).toBe(list.readOn)
    for (const { id, what } of list.advisories) {
      expect(id).toMatch(/^(?:GHSA-(?:\w{4}-?){3}|found here \d{4}-\d\d-\d\d)$/)
      expect(what).not.toBe('')
    }
  })

  it('are accepted for a reason, and only while the version is locked', () => {
    for (const each of list.accepted) {
      expect(each.why.length).toBeGreaterThan(40)
      expect(locked).toContainEqual({ name: each.package, version: each.version })
    }
  })
})
