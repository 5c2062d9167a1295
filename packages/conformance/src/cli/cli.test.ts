import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { SendRequest } from '../kit/client'
import type { ConformanceReport } from '../kit/report'
import { readCliOptions, USAGE } from './cli-options'
import { runCli } from './run-cli'

const folder = mkdtempSync(join(tmpdir(), 'prilavok-conformance-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ type: `urn:${code}`, title: 'Нет', status, code, traceId: 't' }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  })
/** A shop that has flags alone. */
const flags: SendRequest = ({ url }) => {
  const { pathname } = new URL(url)
  if (!pathname.startsWith('/api/feature/')) return Promise.resolve(problem(404, 'not-found'))
  return Promise.resolve(new Response('false', { headers: { 'Content-Type': 'application/json' } }))
}
const texts: SendRequest = () =>
  Promise.resolve(new Response('"\u001b[31moff"', { headers: { 'Content-Type': 'application/json' } }))

async function run(fetch: SendRequest, ...args: readonly string[]) {
  const [said, complained]: [string[], string[]] = [[], []]
  const code = await runCli(args, {
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(text),
    fetch,
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}
const SHOP = 'https://shop.example'
const FLAGS = ['--features', 'flags'] as const

describe('the command', () => {
  it('ends with 0 where everything holds, and says what was not judged', async () => {
    const { code, said } = await run(flags, SHOP, ...FLAGS)
    expect(code).toBe(0)
    expect(said).toContain('ok     flags        every flag is a yes or no')
    expect(said).toContain('–      http         pages of another origin may call it')
    expect(said).toMatch(/\nflags +3 +0 +0\n/)
  })

  it('ends with 1 where a sentence does not hold, and shows request, response and sentence', async () => {
    const { code, said } = await run(texts, SHOP, ...FLAGS, '--quiet')
    expect(code).toBe(1)
    expect(said).toContain('FAILED flags        every flag is a yes or no')
    expect(said).toContain('Contract: Data is sent as `application/json`')
    expect(said).toContain('docs/guides/back-end.md#responses')
    expect(said).toContain('GET https://shop.example/api/feature/OnlinePayment/enabled')
    expect(said).not.toContain('\u001b')
    expect(said).not.toContain('ok     ')
  })

  it.each([
    ['no address', []],
    ['no http', ['ftp://shop.example']],
    ['an unknown feature', [SHOP, '--features', 'cart,wishlist']],
    ['an unknown option', [SHOP, '--fast']],
    ['no product', [SHOP, '--features', 'cart']],
    ['an empty id', [SHOP, ...FLAGS, '--category', '']],
    ['a draft without a key', [SHOP, ...FLAGS, '--expired-draft', 'x']],
    ['a time that is none', [SHOP, ...FLAGS, '--timeout', 'soon']],
    ['a file that is not there', [SHOP, ...FLAGS, '--endpoints', join(folder, 'nothing.json')]],
  ])('ends with 2 and a sentence: %s', async (_, args) => {
    const { code, said, complained } = await run(flags, ...args)
    expect([code, said]).toEqual([2, ''])
    expect(complained.split('\n')).toHaveLength(1)
    expect(complained).not.toBe('')
  })

  it('ends with 2 where nobody responds', async () => {
    const { code, complained } = await run(
      () => Promise.reject(new Error('connect ECONNREFUSED')),
      SHOP,
      '--features',
      'cart',
      '--product',
      '42',
    )
    expect([code, complained]).toEqual([2, expect.stringContaining('The back end does not respond.')])
  })

  it('writes the report as JSON and as JUnit', async () => {
    const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')]
    await run(texts, SHOP, ...FLAGS, '--json', json, '--junit', junit)
    const report = JSON.parse(readFileSync(json, 'utf8')) as ConformanceReport
    expect(report).toMatchObject({ origin: SHOP, features: ['flags'] })
    expect(report.passed + report.failed + report.notJudged).toBe(report.results.length)
    const xml = readFileSync(junit, 'utf8')
    expect(xml.match(/<testcase /g)).toHaveLength(report.results.length)
    expect(xml.match(/<failure /g)).toHaveLength(report.failed)
    expect(xml.match(/<skipped /g)).toHaveLength(report.notJudged)
    expect(xml).not.toContain('\u001b')
  })

  it('reads addresses of calls from a file, also from the script of a page', async () => {
    const file = join(folder, 'endpoints.json')
    writeFileSync(file, JSON.stringify({ api: { endpoints: { loadFlag: { path: '/v2/flags/{name}' } } } }))
    const asked: string[] = []
    const record: SendRequest = (request) => {
      asked.push(new URL(request.url).pathname)
      return flags(request)
    }
    await run(record, SHOP, ...FLAGS, '--endpoints', file)
    expect(asked).toContain('/v2/flags/OnlinePayment')
    expect(asked).not.toContain('/api/feature/OnlinePayment/enabled')
  })

  it('reads every option that its help names', async () => {
    const named = [...USAGE.matchAll(/^ {2}(--[\w-]+)( [A-Z:]+)?/gm)].map(([, name = '', value]) => [name, value])
    const values: Readonly<Record<string, string>> = {
      '--features': 'cart',
      '--expired-draft': 'a:b',
      '--timeout': '5',
    }
    const args = named.flatMap(([name = '', value]) => (value === undefined ? [name] : [name, values[name] ?? 'x']))
    expect(named.length).toBeGreaterThan(12)
    expect(readCliOptions([SHOP, ...args])).toMatchObject({ mayOrder: true, timeoutMs: 5, help: true, quiet: true })
    expect((await run(flags, '--help')).said).toBe(USAGE)
  })

  it('shows no draft key', async () => {
    const { said } = await run(texts, SHOP, '--features', 'order-draft', '--product', '42')
    expect(said).toContain('x-draft-key: …')
  })
})
