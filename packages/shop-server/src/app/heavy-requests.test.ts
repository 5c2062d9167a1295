import { isPermitted, uploadFile } from '@prilavok/contracts/admin'
import { demoAccounts } from '@prilavok/demo-shop/testing/inside'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '../testing/each-database'
import { FORM_TYPE, formOf, heavyTexts, heavyUploads, savesOfMarkup } from '../testing/heavy-bodies'
import { icnsWithoutEnd, jxlWithoutEnd } from '../testing/sample-files'
import { staffClient, type StaffClient } from '../testing/staff-client'
import { longestWait } from '../testing/waiting'

/** For how long one request may keep the others waiting, ms. */
const MOST_MS = 200

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
    send(client, '/api/admin/fileStorage/?type=Temp', FORM_TYPE, body)

  it.each([...heavyUploads])(
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
    const kinds = [...heavyTexts]
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
