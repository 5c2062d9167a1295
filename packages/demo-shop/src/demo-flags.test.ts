import { readCliOptions } from '@prilavok/shop-server/testing/inside'
import { describe, expect, it } from 'vitest'
import { readDemoFlags } from './demo-flags'

describe('the flags of the demo shop', () => {
  it('are taken out of those of the server, and fill a demo shop by default', () => {
    const args = [
      '--port',
      '0',
      '--demo',
      'mini',
      '--faults',
      '--big-city=9000',
      '--origin',
      'https://a.example',
      'purge',
    ]
    const { rest, ...flags } = readDemoFlags(args, {})
    expect(flags).toEqual({ demo: 'mini', sandbox: false, bigCity: 9_000, faults: true })
    expect(rest).toEqual(['--port', '0', '--origin', 'https://a.example', 'purge'])
    expect(readCliOptions(rest, {})).toMatchObject({ port: 0, command: 'purge' })
    expect(readDemoFlags([], {})).toMatchObject({ demo: 'demo', sandbox: false, bigCity: null, faults: false })
  })

  it('come before the environment, and a sandbox fills nothing', () => {
    expect(readDemoFlags(['--demo', 'full'], { PRILAVOK_DEMO: 'mini' }).demo).toBe('full')
    expect(readDemoFlags([], { PRILAVOK_DEMO: 'mini', PRILAVOK_FAULTS: '1' })).toMatchObject({
      demo: 'mini',
      faults: true,
    })
    expect(readDemoFlags(['--sandbox'], {})).toMatchObject({ demo: null, sandbox: true })
    expect(readDemoFlags(['--sandbox', '--demo', 'mini'], {})).toMatchObject({ demo: 'mini', sandbox: true })
  })

  it('name what is wrong, and leave what is not theirs to the server', () => {
    expect(() => readDemoFlags(['--demo', 'huge'], {})).toThrow('--demo is one of mini, demo, full, not "huge".')
    expect(() => readDemoFlags(['--big-city', '0'], {})).toThrow('--big-city is a number from 1 to 100000, not "0".')
    expect(() => readCliOptions(readDemoFlags(['--nonsense'], {}).rest, {})).toThrow('--nonsense')
  })
})
