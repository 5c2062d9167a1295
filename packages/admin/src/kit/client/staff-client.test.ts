import { readFeature, readOrder, readSession, saveOrder } from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { failureOf } from './failures'
import { createStaffClient } from './staff-client'

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
const problem = (status: number, code: string) => json({ code, title: code, status, type: '', traceId: '' }, status)

function open(respond: (request: Request, count: number) => Response) {
  const seen: Request[] = []
  const asked: string[] = []
  const failures: string[] = []
  let csrf = 'old'
  const client = createStaffClient({
    origin: 'https://shop.example',
    locale: 'ru',
    fetch: (async (input: Request) => {
      seen.push(input.clone())
      return respond(input, seen.length)
    }) as typeof fetch,
    csrfToken: () => csrf,
    askSignIn: async () => void asked.push('sign-in'),
    refreshSession: async () => {
      asked.push('refresh')
      csrf = 'new'
    },
    onFailure: ({ code }) => void failures.push(code),
    onRefused: (permission) => void asked.push(permission),
  })
  return { client, seen, asked, failures }
}
const order = { id: '1', number: 'A-1', status: 'New', extra: { kept: true } }

it('calls go to the admin prefix [ADMIN-01] [ADMIN-02]', async () => {
  const { client, seen } = open(() => json({ user: { id: '1' }, csrfToken: 'x' }))
  await client.call(readSession, {})
  expect(seen.map(({ url }) => url)).toEqual(['https://shop.example/api/admin/session'])
})

it('[HTTP-08] every call says that a script made it; those that may change something carry the CSRF token, and nothing else is added', async () => {
  const { client, seen } = open(() => json({ id: '1', version: 2, updatedOn: '' }))
  // The requests alone count here: such a response is no order.
  await client.receive(readOrder, { params: { id: '1' } }).catch(() => null)
  await client.receive(saveOrder, { body: order })
  const headersOf = (request: Request | undefined) =>
    Object.fromEntries([...(request?.headers ?? [])].map(([name, value]) => [name.toLowerCase(), value]))
  const common = { accept: 'application/json', 'accept-language': 'ru', 'x-requested-with': 'XMLHttpRequest' }
  expect(headersOf(seen[0])).toEqual(common)
  expect(headersOf(seen[1])).toEqual({
    ...common,
    'content-type': 'application/json',
    'idempotency-key': expect.stringMatching(/^"[\w-]{8,}"$/) as string,
    'x-csrf-token': 'old',
  })
})

it('a call that nobody has asked for neither asks to sign in nor tells that it failed', async () => {
  const { client, seen, asked, failures } = open(() => problem(401, 'session-expired'))
  const call = client.call(readFeature, { params: { id: '1' } }, { isBackground: true })
  await expect(call).rejects.toMatchObject({ failure: { status: 401 } })
  expect([seen.length, asked, failures]).toEqual([1, [], []])
})

it('after the session has ended the call waits for the sign-in and is repeated, body and key included', async () => {
  const { client, seen, asked } = open((_, count) =>
    count === 1 ? problem(401, 'session-expired') : json({ id: '1', version: 2, updatedOn: '' }),
  )
  await client.receive(saveOrder, { body: order }, { ifMatch: '"v1"' })
  expect(asked).toEqual(['sign-in'])
  const [first, second] = seen as [Request, Request]
  expect(await second.json()).toEqual(order)
  expect(second.headers.get('If-Match')).toBe('"v1"')
  expect(second.headers.get('Idempotency-Key')).toBe(first.headers.get('Idempotency-Key'))
})

it('a sign-in page in place of JSON asks for the sign-in as well, once per call', async () => {
  const page = () => new Response('<!doctype html><title>Вход</title>', { headers: { 'Content-Type': 'text/html' } })
  const back = open((_, count) => (count === 1 ? page() : json({ id: '1', version: 2, updatedOn: '' })))
  await back.client.receive(saveOrder, { body: order }, { ifMatch: '"v1"' })
  expect(back.asked).toEqual(['sign-in'])
  expect(await back.seen[1]?.json()).toEqual(order)

  const stubborn = open(page)
  await expect(stubborn.client.receive(readOrder, { params: { id: '1' } })).rejects.toMatchObject({
    failure: { code: 'response' },
  })
  expect(stubborn.asked).toEqual(['sign-in'])
})

it('an old CSRF token is renewed once and no more', async () => {
  const renewed = open((request) =>
    request.headers.get('X-CSRF-Token') === 'new' ? json({ id: '1', version: 2 }) : problem(403, 'csrf-failed'),
  )
  await renewed.client.receive(saveOrder, { body: order })
  expect(renewed.asked).toEqual(['refresh'])

  const stubborn = open(() => problem(403, 'csrf-failed'))
  await expect(stubborn.client.receive(saveOrder, { body: order })).rejects.toThrow('csrf-failed')
  expect(stubborn.seen).toHaveLength(2)
  expect(stubborn.failures).toEqual(['csrf-failed'])
})

it('what the server refuses is remembered, and the failure is reported once', async () => {
  const { client, asked, failures } = open(() => problem(403, 'forbidden'))
  const failure = await client.receive(readOrder, { params: { id: '1' } }).catch(failureOf)
  expect(failure).toMatchObject({
    status: 403,
    code: 'forbidden',
    url: 'https://shop.example/api/admin/order/edition/1',
  })
  expect(asked).toEqual(['order:read'])
  expect(failures).toEqual(['forbidden'])
})

it('a server that answers errors in its own way gives a failure all the same', async () => {
  const { client } = open(() => new Response('<h1>Bad</h1>', { status: 500 }))
  expect(await client.receive(saveOrder, { body: order }).catch(failureOf)).toMatchObject({
    status: 500,
    code: 'http-500',
  })
  const offline = open(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(await offline.client.receive(saveOrder, { body: order }).catch(failureOf)).toMatchObject({
    code: 'network-error',
  })
})

it('properties that the contract does not know stay in the raw record [ADMIN-14]', async () => {
  const feature = {
    id: '1',
    version: 3,
    name: 'x',
    title: 'X',
    isEnabled: true,
    rolloutPercent: 5,
    audience: 'All',
    extra: { kept: true },
  }
  const { client } = open(() => json(feature, 200, { ETag: '"v3"' }))
  const received = await client.receive(readFeature, { params: { id: '1' } })
  expect(received).toMatchObject({ raw: feature, etag: '"v3"' })
  expect(received.value).not.toHaveProperty('extra')
})
