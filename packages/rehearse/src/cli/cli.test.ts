import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { readCliOptions, USAGE } from './cli-options'
import { runCli } from './run-cli'

const folder = mkdtempSync(join(tmpdir(), 'prilavok-rehearse-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())
const fileOf = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
fileOf('prilavok.js', '')
const page = fileOf('page.html', '<script src="/prilavok.js"></script>')
const PAGE = [folder, folder, page] as const

async function run(...args: readonly string[]) {
  const [said, complained]: [string[], string[]] = [[], []]
  const code = await runCli(args, {
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(text),
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}

describe('the command', () => {
  it.each([
    ['no page', [folder, folder], /at least one page/],
    ['an unknown option', [...PAGE, '--fast'], /fast/],
    ['two places of responses', [...PAGE, '--demo', '--har', 'x'], /one place/],
    ['an api that is none', [...PAGE, '--api', 'shop'], /--api is an address/],
    ['an empty option', [...PAGE, '--json', ''], /--json is empty/],
    ['a window that is none', [...PAGE, '--viewport', 'phone'], /--viewport is a width/],
    ['a tolerance that is none', [...PAGE, '--tolerance', 'much'], /--tolerance is a number/],
    ['a time that is none', [...PAGE, '--time', 'soon'], /--time is a date/],
    ['a version that is none', [join(folder, 'none'), folder, page], /There is no .*none/],
    ['a page that is none', [folder, folder, join(folder, 'none.html')], /There is no page/],
    ['a walk that is none', [...PAGE, '--walk', join(folder, 'none.mjs')], /There is no walk/],
    ['a recording that is none', [...PAGE, '--har', page], /is no recording/],
    ['a browser that is none', [...PAGE, '--browser', page], /--browser names .*cannot be run/],
  ])('ends with 2 and one sentence: %s', async (_, args, words) => {
    const { code, said, complained } = await run(...args)
    expect([code, said]).toEqual([2, ''])
    expect(complained).toMatch(words)
    expect(complained).not.toMatch(/^\s+at /m)
  })

  it('says whose the browser is that cannot be run', async () => {
    vi.stubEnv('CHROMIUM_PATH', page)
    expect((await run(...PAGE)).complained).toMatch(/CHROMIUM_PATH names/)
  })

  it('refuses a module without a walk', async () => {
    const walk = fileOf('walk.mjs', 'export const steps = []')
    expect((await run(...PAGE, '--walk', walk)).complained).toMatch(/exports no walk/)
  })

  it('reads every option that its help names', async () => {
    const named = [...USAGE.matchAll(/^ {2}(--[\w-]+)( [A-Za-z]+)?/gm)].map(([, name = '', value]) => [name, value])
    const values: Readonly<Record<string, string>> = {
      '--api': 'https://shop.example/x',
      '--origin': 'https://site.example',
      '--allow': 'https://cdn.example',
      '--viewport': '800x600',
      '--tolerance': '2',
      '--pixels': '5',
      '--time': '2026-03-01',
      '--timeout': '9',
    }
    const one = named.filter(([name]) => name !== '--har' && name !== '--demo')
    const args = one.flatMap(([name = '', value]) => (value === undefined ? [name] : [name, values[name] ?? 'x']))
    expect(named.length).toBeGreaterThan(16)
    expect(readCliOptions([...PAGE, ...args])).toMatchObject({
      api: 'https://shop.example',
      html: 'x',
      help: true,
      quiet: true,
      settings: {
        origin: 'https://site.example',
        allow: ['https://cdn.example'],
        viewports: [{ name: '800x600', width: 800, height: 600 }],
        tolerance: { boxes: 2, pixels: 5 },
        timeoutMs: 9,
        walk: 'x',
      },
    })
    expect((await run('--help')).said).toBe(USAGE)
  })
})
