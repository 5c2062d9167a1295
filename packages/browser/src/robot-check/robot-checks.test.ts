import type { Scripts } from '@prilavok/core/effects'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRobotChecks } from './robot-checks'

const scriptsWith = (globals: Readonly<Record<string, unknown>>) => {
  const asked: string[] = []
  const scripts: Scripts = {
    async load(address, name) {
      asked.push(`${name} ${address}`)
      return globals[name] ?? null
    },
    expose: () => () => {},
    hasFrame: () => false,
  }
  return { asked, checks: createRobotChecks(scripts) }
}

afterEach(() => document.body.replaceChildren())

describe('reCAPTCHA', () => {
  const grecaptcha = {
    ready: (run: () => void) => run(),
    execute: vi.fn(async () => 'token-1'),
  }

  it('loads one script by the key and gives tokens of an action [CONTENT-29]', async () => {
    const { asked, checks } = scriptsWith({ grecaptcha })
    const [one, other] = await Promise.all([checks('recaptcha', 'key_1'), checks('recaptcha', 'key_1')])
    expect(asked).toEqual(['grecaptcha https://www.google.com/recaptcha/api.js?render=key_1'])
    expect(await one?.token('call-back')).toBe('token-1')
    expect(other).toBe(one)
    expect(grecaptcha.execute).toHaveBeenCalledWith('key_1', { action: 'call_back' })
  })

  it('that is blocked is requested again the next time', async () => {
    const { asked, checks } = scriptsWith({})
    expect([await checks('recaptcha', 'k'), await checks('recaptcha', 'k'), asked.length]).toEqual([null, null, 2])
  })

  it('has no key that leads elsewhere', async () => {
    const { asked, checks } = scriptsWith({ grecaptcha })
    expect([await checks('recaptcha', 'a&onload=alert'), asked]).toEqual([null, []])
  })
})

describe('SmartCaptcha', () => {
  interface Options {
    readonly callback: (token: string) => void
    readonly sitekey: string
  }

  it('answers with its token and leaves nothing behind [CONTENT-29]', async () => {
    const listeners = new Map<string, () => void>()
    let options: Options | undefined
    let answer = () => options?.callback('token-2')
    const smartCaptcha = {
      render: (_: HTMLElement, given: Options) => {
        options = given
        return 7
      },
      subscribe: (_: number, event: string, run: () => void) => void listeners.set(event, run),
      execute: () => answer(),
      destroy: vi.fn(),
    }
    const { asked, checks } = scriptsWith({ smartCaptcha })
    const check = await checks('smart-captcha', 'ysc1_key')
    expect(asked).toEqual(['smartCaptcha https://smartcaptcha.yandexcloud.net/captcha.js?render=onload'])
    expect(await check?.token('track')).toBe('token-2')
    expect(smartCaptcha.destroy).toHaveBeenCalledWith(7)
    expect(document.body.childElementCount).toBe(0)
    answer = () => listeners.get('challenge-hidden')?.()
    expect(await check?.token('track')).toBeNull()
  })
})
