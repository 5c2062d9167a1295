import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { daily } from '../../packages/shop-server/src/node/daily'
import { purgeRules } from '../../packages/shop-server/src/flows/purge-rules'
import { standardSettings } from '../../packages/shop-server/src/settings'
import { root } from '../ensure.mjs'
import { codesIn, rowsOf } from './tables.mjs'

const page = readFileSync(join(root, 'SECURITY.md'), 'utf8')
const sourcesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
    .map((name) => [name, readFileSync(join(root, folder, name), 'utf8')] as const)
const sources = [...sourcesOf('packages/shop-server/src'), ...sourcesOf('packages/demo-shop/src')]
const sourceOf = (name: string) => sources.find(([each]) => each === name)?.[1] ?? ''

describe('SECURITY.md', () => {
  const terms = rowsOf(page, 'Table')

  it('names the term of everything that is stored, as the settings have it', () => {
    const { draftDays, retention } = standardSettings
    const values: Readonly<Record<string, string>> = {
      draftDays: `${draftDays} days`,
      'retention.paymentDays': `${retention.paymentDays} days`,
      'retention.repeatHours': `${retention.repeatHours} hours`,
      'retention.analyticsDays': `${retention.analyticsDays} days`,
      'retention.customerDays': `${retention.customerDays} days`,
      'retention.historyDays': `${retention.historyDays} days`,
      'retention.contactDays': `${retention.contactDays} days`,
      'retention.recordingDays': `${retention.recordingDays} days`,
    }
    expect(Object.keys(values)).toEqual(['draftDays', ...Object.keys(retention).map((name) => `retention.${name}`)])
    for (const row of terms) {
      const [setting] = codesIn(row['By setting'])
      // The keys of a draft live as long as the draft.
      if (setting === undefined || row['Term'] === 'as the draft') continue
      expect(row['Term'], row['Table']).toContain(values[setting])
    }
    expect(new Set(terms.flatMap((row) => codesIn(row['By setting'])))).toEqual(new Set(Object.keys(values)))
  })

  it('names every table that a purge goes through, and what becomes of its rows', () => {
    const said = terms
      .filter((row) => row['Term'] !== 'kept')
      .map((row) => `${codesIn(row['Table'])[0]} ${row['Term']?.startsWith('blanked') ? 'blanked' : 'deleted'}`)
    const done = purgeRules(standardSettings, 0).map(({ table, action }) => `${table} ${action}`)
    expect([...said].sort()).toEqual([...done].sort())
    expect(daily).toEqual({ firstMs: 60_000, everyMs: 24 * 3_600_000 })
  })

  it('names every table of the database once as one with a term or one without', () => {
    const schema = sourcesOf('packages/shop-server/src/db/migrations')
      .map(([, text]) => text)
      .join('\n')
    const made = [
      ...[...schema.matchAll(/create (?:unlogged )?table (\w+)/g)].map(([, name = '']) => name),
      ...[...schema.matchAll(/recordTable\('(\w+)'/g)].map(([, name = '']) => name),
      // Those of resources that a shop declares itself are made when it starts.
      ...(sourceOf('features/staff-resources/own/own-resources.ts').includes('`own_${') ? ['own_…'] : []),
    ]
    const named = (head: string) => rowsOf(page, head).flatMap((row) => codesIn(row[head]))
    const withTerm = new Set(named('Table'))
    const without = named('Kept')
    expect(made.length).toBeGreaterThan(60)
    expect([...new Set(made)].filter((name) => !withTerm.has(name) && !without.includes(name))).toEqual([])
    expect([...withTerm, ...without].filter((name) => !made.includes(name))).toEqual([])
    expect(without.filter((name) => withTerm.has(name))).toEqual([])
    expect(new Set(without).size).toBe(without.length)
  })

  it('names every key of the browser, and when what is kept under it goes', () => {
    const literal =
      /['"`](prilavok\.[a-z][a-z.-]*|already_viewed|(?:analytics|roistat)_authorised\w*|prilavok-staff[:\w]*)/g
    const layers = ['core', 'browser', 'widgets', 'embed', 'admin', 'devtools', 'react', 'ui']
    const found = layers.flatMap((layer) =>
      readdirSync(join(root, 'packages', layer, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
        .flatMap((name) => [...readFileSync(join(root, 'packages', layer, 'src', name), 'utf8').matchAll(literal)])
        .map(([, key = '']) => key),
    )
    // Names of built files look like keys.
    const keys = [...new Set(found)].filter((key) => !/^prilavok\.(?:js|legacy|react|stub)/.test(key))
    const rows = rowsOf(page, 'Key')
    const named = rows.flatMap((row) => codesIn(row['Key']).map((key) => key.replace(/\{.*$/, '')))
    expect(keys.filter((key) => !named.includes(key))).toEqual([])
    expect(named.filter((key) => !keys.includes(key))).toEqual([])
    expect(rows.filter((row) => !row['Goes'] || !row['What'])).toEqual([])
  })

  it('names every security event', () => {
    const [, union = ''] = /export type SecurityEvent =([^]*?)\n\n/.exec(sourceOf('http/security-log.ts')) ?? []
    const events = [...union.matchAll(/'([\w-]+)'/g)].map(([, name]) => name)
    expect(rowsOf(page, 'Event').flatMap((row) => codesIn(row['Event']))).toEqual(events)
    expect(events.length).toBeGreaterThan(5)
  })

  it('names the cookies of the server and their lifetimes', () => {
    const [, cookies = ''] = /\*\*Cookies\.\*\*([^]*?)\n\n/.exec(page) ?? []
    expect(sourceOf('http/visitor.ts')).toContain('COOKIE_SECONDS = 7 * 24 * 3600')
    expect(sourceOf('pages/frame/build-choice.ts')).toContain('THIRTY_DAYS = 30 * 24 * 60 * 60')
    const setters = sources.filter(([, text]) => /setCookie\(|Set-Cookie/.test(text)).map(([name]) => name)
    expect(sourceOf('http/staff-session.ts')).toContain('SESSION_MS = 12 * HOUR_MS')
    expect(setters.sort()).toEqual([
      'features/login/login.routes.ts',
      'http/serve-route.ts',
      'http/serve-staff.ts',
      'pages/frame/build-choice.ts',
      'pages/frame/language-choice.ts',
    ])
    expect(sourceOf('features/login/customer-session.ts')).toContain('SESSION_DAYS = 30')
    expect(codesIn(cookies)).toEqual(
      expect.arrayContaining([
        'sid',
        '__Host-sid',
        'prilavok-build',
        'prilavok-lang',
        '__Host-prilavok-build',
        'staff',
        '__Secure-staff',
        'cid',
        '__Host-cid',
      ]),
    )
    expect(cookies.replaceAll('\n', ' ')).toMatch(/for 7 days.*for 30 days.*twelve hours/)
  })

  it('promises no term for reports and versions that it does not name', () => {
    expect(page).toMatch(/within three working days[^]*## Supported versions/)
    expect(rowsOf(page, 'Severity (CVSS 4.0)')).toHaveLength(3)
  })
})
