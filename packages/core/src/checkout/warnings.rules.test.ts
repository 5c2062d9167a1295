import { describe, expect, it } from 'vitest'
import { mayAskToOrder, type AutoConfirmFacts } from './auto-confirm.rules'
import { warnsOfExit, type ExitFacts } from './exit-warning.rules'

describe('the page asks to order by itself', () => {
  const ready: AutoConfirmFacts = { available: true, score: 95, screen: 'form', submission: 'idle', question: null }
  it.each<[string, Partial<AutoConfirmFacts>, boolean]>([
    ['[CHK-66] a filled-in order', {}, true],
    ['[CHK-68] not where the shop does not want it', { available: false }, false],
    ['[CHK-66] not before it is filled in', { score: 94 }, false],
    ['not on another screen', { screen: 'accepted' }, false],
    ['not while it is being saved', { submission: 'saving' }, false],
    ['not beside another question', { question: { kind: 'stay' } }, false],
  ])('%s', (_name, more, expected) => {
    expect(mayAskToOrder({ ...ready, ...more })).toBe(expected)
  })
})

describe('a buyer who leaves is warned', () => {
  const form: ExitFacts = {
    kind: 'new',
    screen: 'form',
    submission: 'idle',
    step: 'userContacts',
    payment: null,
    hasLines: true,
  }
  it.each<[string, Partial<ExitFacts>, boolean]>([
    ['[CHK-77] on the form', {}, true],
    ['[CHK-77] not once the order is accepted', { screen: 'accepted' }, false],
    ['[CHK-77] not while it is on its way', { submission: 'confirming' }, false],
    ['not of an empty order', { hasLines: false }, false],
    ['[CHK-77] not when a service of split payment takes over', { payment: 'PayViaDolyame' }, false],
    ['[CHK-78] in the old way only before the last press', { kind: 'old' }, false],
    ['[CHK-78] and there it is', { kind: 'old', step: 'orderConfirmation' }, true],
  ])('%s', (_name, more, expected) => {
    expect(warnsOfExit({ ...form, ...more })).toBe(expected)
  })
})
