import { describe, expect, it } from 'vitest'
import { behaviourOf, dueEvent, SCRIPT_NAMES, scriptInEmail, USUAL_BEHAVIOUR, type Behaviour } from './provider-script'

const read = (script: string): Behaviour => behaviourOf(script) ?? { ...USUAL_BEHAVIOUR, delayMs: -1 }

describe("a stand-in provider's script", () => {
  it('is one of the known words, two of them with a number', () => {
    const numbered = SCRIPT_NAMES.map((word) => word.replace(/N|ms/, '12'))
    expect(numbered.filter((word) => behaviourOf(word) === null)).toEqual([])
    expect(
      ['', 'OK', 'ok-after', 'ok-after:x', 'slow:60001', 'ok-after:1001', 'constructor', 'slow:-1'].filter(
        (word) => behaviourOf(word) !== null,
      ),
    ).toEqual([])
  })

  it('is asked for in the local part of an e-mail address', () => {
    expect(['a+reject@x.ru', 'a.b+ok-after-3@x.ru', 'a+b+never@x.ru'].map(scriptInEmail)).toEqual([
      'reject',
      'ok-after-3',
      'never',
    ])
    expect(['a@x.ru', 'a+news@x.ru', '+@x.ru', 'a@x+ok.ru', null, undefined].map(scriptInEmail)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it.each([
    ['ok', [1], 'paid'],
    ['ok-after:2', [3], 'paid'],
    ['bank-reject', [1], 'refused'],
    ['customer-reject', [1], 'cancelled'],
    ['timeout', [1], 'timed-out'],
    ['never', [], null],
    ['slow:5', [], null],
  ] as const)('%s has an event due at its poll only', (script, first, event) => {
    const events = [1, 2, 3, 4].map((polls) => dueEvent(read(script), polls, null))
    const at = events.findIndex((due) => due !== null)
    expect([at === -1 ? [] : [at + 1], events.at(-1)]).toEqual([first, event])
  })

  it('returns an unreported event at the next poll', () => {
    expect(dueEvent(read('lost-callback'), 1, null)).toBeNull()
    expect(dueEvent(read('lost-callback'), 2, 'paid')).toBe('paid')
    expect(dueEvent(read('ok-after:5'), 2, 'paid')).toBeNull()
  })
})
