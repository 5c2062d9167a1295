import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createAnswers } from './answers'
import type { Answer, AskShop, PageRequest } from './exchange'
import { readHar } from './har-answers'
import { askLive } from './live-answers'

const folder = mkdtempSync(join(tmpdir(), 'prilavok-rehearse-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const request = (url: string, body: string | null = null): PageRequest => ({
  isOfShop: true,
  method: body === null ? 'GET' : 'POST',
  url: `http://localhost${url}`,
  headers: {},
  body: body === null ? null : Buffer.from(body),
})
const textOf = (answer: Answer | null) => (answer === null ? null : Buffer.from(answer.body).toString())
/** A shop whose every response is another one. */
function countingShop(): AskShop {
  let count = 0
  return () => Promise.resolve({ status: 200, headers: {}, body: Buffer.from(String((count += 1))) })
}

describe('responses of a shop', () => {
  it('are given to the new version as the old one got them, in their order', async () => {
    const answers = createAnswers(countingShop())
    const [old, now] = [answers.run(), answers.run()]
    expect([textOf(await old.shop(request('/api/a'))), textOf(await old.shop(request('/api/a')))]).toEqual(['1', '2'])
    const later = answers.run()
    const again = [await later.shop(request('/api/a')), await later.shop(request('/api/a'))].map(textOf)
    expect(again).toEqual(['1', '2'])
    expect(textOf(await later.shop(request('/api/b')))).toBe('3')
    expect(textOf(await now.shop(request('/api/a')))).toBe('4')
  })

  it('fit the same parameters in another order, and the same call with another body', async () => {
    const answers = createAnswers(countingShop())
    await answers.run().shop(request('/api/a?x=1&y=2', '{"old":1}'))
    const { shop } = answers.run()
    expect(textOf(await shop(request('/api/a?y=2&x=1', '{"new":1}')))).toBe('1')
    expect(textOf(await shop(request('/api/a?x=2&y=2', '{"new":1}')))).toBe('2')
  })

  it('are none where there is no shop', async () => {
    expect(await createAnswers(null).run().shop(request('/api/a'))).toBeNull()
  })

  it('are none for what is not its own, and visits are not told to it', async () => {
    const ask = askLive('http://127.0.0.1:1')
    expect(await ask({ ...request('/x'), isOfShop: false })).toBeNull()
    expect((await ask(request('/bundle/analytic', '{}')))?.status).toBe(204)
    expect(await ask(request('/api/a'))).toBeNull()
  })
})

describe('a recording of a browser', () => {
  const entry = (url: string, text: string, status = 200, encoding?: string) => ({
    startedDateTime: '2026-03-01T12:00:00Z',
    request: { method: 'GET', url },
    response: {
      status,
      headers: [
        { name: 'Content-Type', value: 'text/plain' },
        { name: 'Content-Encoding', value: 'br' },
      ],
      content: { text, encoding },
    },
  })
  const har = (...entries: readonly unknown[]) => {
    const file = join(folder, 'shop.har')
    writeFileSync(file, JSON.stringify({ log: { entries } }))
    return readHar(file)
  }

  it('gives its responses, the last one as often as it is asked for', async () => {
    const { recording, recordedOn } = har(
      entry('http://localhost/api/a', 'one'),
      entry('http://localhost/api/a', 'dHdv', 200, 'base64'),
      entry('http://localhost/api/b', '', 0),
    )
    const { shop } = createAnswers(recording).run()
    const texts = [await shop(request('/api/a')), await shop(request('/api/a')), await shop(request('/api/a'))].map(
      textOf,
    )
    expect(texts).toEqual(['one', 'two', 'two'])
    expect(await shop(request('/api/b'))).toBeNull()
    expect(recordedOn).toBe(Date.parse('2026-03-01T12:00:00Z'))
  })

  it('loses headers that its bodies do not keep', async () => {
    const { shop } = createAnswers(har(entry('http://localhost/api/a', 'one')).recording).run()
    expect((await shop(request('/api/a')))?.headers).toEqual({ 'content-type': 'text/plain' })
  })

  it('that is none is told in words', () => {
    const file = join(folder, 'no.har')
    writeFileSync(file, '{}')
    expect(() => readHar(file)).toThrow(/no\.har is no recording .*Save all as HAR/)
  })
})
