import { adminCalls, isPermitted, uploadFile, type AdminEndpoint } from '@prilavok/contracts/admin'
import { demoAccounts } from '@prilavok/demo-shop/testing/inside'
import { beforeAll, expect, it } from 'vitest'
import { fieldsOf } from '../features/staff-resources/engine/field-rules'
import { describeOwnDatabase } from '../testing/each-database'
import { icnsWithoutEnd, jxlWithoutEnd } from '../testing/sample-files'
import { staffClient, type StaffClient } from '../testing/staff-client'
import { longestWait } from '../testing/waiting'

/** For how long one request may keep the others waiting, ms. */
const MOST_MS = 200
const MEGABYTE = 1024 * 1024
const HEAD = 'Content-Disposition: form-data; name="file"; filename="a.jpg"'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const formOf = (file: Uint8Array) => joined(bytesOf(`--X\r\n${HEAD}\r\n\r\n`), file, bytesOf('\r\n--X--\r\n'))
const filled = (text: string, length = 20 * MEGABYTE) => text.repeat(Math.floor(length / text.length))

const uploads: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map([
  ['icons without an end', formOf(icnsWithoutEnd)],
  ['JPEG XL without an end', formOf(jxlWithoutEnd)],
  ['a JPEG of zeros', formOf(joined(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), new Uint8Array(19 * MEGABYTE)))],
  ['a JPEG of empty segments', formOf(joined(Uint8Array.of(0xff, 0xd8), bytesOf(filled('\u007f\0', 19 * MEGABYTE))))],
  ['a document of twenty megabytes', formOf(joined(bytesOf('%PDF'), new Uint8Array(19 * MEGABYTE)))],
  ['parts without number', joined(bytesOf(filled(`--X\r\n${HEAD}\r\n\r\n\r\n`)), bytesOf('--X--\r\n'))],
  ['a head without end', joined(bytesOf(`--X\r\n${HEAD}\r\n${filled('a: b\r\n')}`), bytesOf('\r\n\r\n\r\n--X--\r\n'))],
  ['halves of boundaries', formOf(bytesOf(filled('\r\n--', 19 * MEGABYTE)))],
])

const texts: ReadonlyMap<string, string> = new Map([
  ['open brackets', '<'.repeat(100_000)],
  ['tags inside tags', `${'<scr'.repeat(9000)}<script></script>${'ipt></script>'.repeat(4900)}`],
  ['ends without a beginning', `${'<i>'.repeat(99)}${'</u>'.repeat(24_000)}`],
])

/** Every save with markup in it, by the fields that hold it. */
async function savesOfMarkup() {
  const saves: { readonly endpoint: AdminEndpoint; readonly fields: readonly string[] }[] = []
  for (const endpoint of adminCalls) {
    const { body } = await endpoint.wire()
    const fields = body === undefined ? [] : [...fieldsOf(body).html]
    if (endpoint.method === 'POST' && fields.length > 0) saves.push({ endpoint, fields })
  }
  return saves
}

describeOwnDatabase('the worst request', (shop) => {
  const clients: StaffClient[] = []
  beforeAll(async () => {
    for (const { login } of demoAccounts) clients.push(await staffClient(shop.server, login))
  })
  const send = async ({ defaults }: StaffClient, path: string, type: string, body: BodyInit) => {
    const headers = { ...defaults, 'Content-Type': type }
    const response = await shop.server.fetch(new Request(`http://shop.test${path}`, { method: 'POST', headers, body }))
    return { status: response.status, json: (await response.json()) as { readonly errors?: readonly object[] } }
  }
  const upload = (client: StaffClient, body: Uint8Array<ArrayBuffer>) =>
    send(client, '/api/admin/fileStorage/?type=Temp', 'multipart/form-data; boundary=X', body)

  it.each([...uploads])(
    'that uploads %s keeps nobody waiting',
    async (name, body) => {
      const [admin] = clients as [StaffClient]
      let status = 0
      const waited = await longestWait(async () => ({ status } = await upload(admin, body)))
      expect([waited < MOST_MS, Math.round(waited)]).toEqual([true, Math.round(waited)])
      const wanted = name.includes('document') || name.includes('halves') ? [415, 413, 400, 200] : [413, 415, 400]
      expect(wanted).toContain(status)
    },
    120_000,
  )

  it('that uploads a picture made to kill its reader is refused to every role', async () => {
    for (const client of clients) {
      const may = isPermitted(client.session.permissions, uploadFile.permission)
      for (const file of [icnsWithoutEnd, jxlWithoutEnd])
        expect((await upload(client, formOf(file))).status).toBe(may ? 415 : 403)
    }
  })

  it('that saves markup keeps nobody waiting, whatever the role and the record', async () => {
    const saves = await savesOfMarkup()
    expect(saves.length).toBeGreaterThan(6)
    const seen = new Map<string, number>()
    const kinds = [...texts]
    for (const client of clients)
      for (const { endpoint, fields } of saves) {
        if (!isPermitted(client.session.permissions, endpoint.permission)) continue
        // Each kind of text in turn: what a text costs does not depend on who sends it.
        const [name, text] = kinds[seen.size % kinds.length] ?? ['', '']
        const markup = Object.fromEntries(fields.map((each) => [each, text]))
        const body = JSON.stringify({ name: 'Текст', title: 'Текст', ...markup })
        const path = endpoint.path.replace(/\{\w+\}/g, 'x')
        const waited = await longestWait(() => send(client, path, 'application/json', body))
        seen.set(`${client.session.user.login} ${endpoint.name} ${name}`, Math.round(waited))
      }
    expect(seen.size).toBeGreaterThan(20)
    expect([...seen].filter(([, waited]) => waited >= MOST_MS)).toEqual([])
  }, 300_000)

  it('with a longer text is refused at its field', async () => {
    const [admin] = clients as [StaffClient]
    for (const { endpoint, fields } of await savesOfMarkup())
      for (const field of fields) {
        const path = endpoint.path.replace(/\{\w+\}/g, 'x')
        const { status, json } = await send(admin, path, 'application/json', `{"${field}":"${'a'.repeat(100_001)}"}`)
        expect([endpoint.name, status, json.errors]).toEqual([
          endpoint.name,
          422,
          [expect.objectContaining({ pointer: `/${field}`, code: 'max' })],
        ])
      }
  })
})
