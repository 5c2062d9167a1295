import { readFileSync } from 'node:fs'
import { isPermitted, uploadFile, type StaffSession } from '@prilavok/contracts/admin'
import { FORM_TYPE, heavyTexts, heavyUploads, savesOfMarkup } from '@prilavok/shop-server/testing/heavy-bodies'
import { findPostgres, startPostgres, urlOf } from '@prilavok/shop-server/testing/postgres'
import { DEMO_PASSWORD, demoAccounts } from '../../seeds/staff-accounts'
import { processorMs } from '../load/processor-time'
import { serverProcess, type ServerProcess } from '../load/server-process'
import { LONGEST_WAIT_MS, watcherOf } from './worst'

const MOST_MEGABYTES = 400
const STREAMS = 10
const STREAMS_END_MS = 1_000
/** What the machine does beside lengthens single rounds. */
const ROUNDS = 3

interface Member {
  readonly login: string
  readonly permissions: readonly string[]
  readonly headers: Readonly<Record<string, string>>
}

async function signIn(url: string, login: string): Promise<Member> {
  const response = await fetch(`${url}/api/admin/session`, {
    method: 'POST',
    body: JSON.stringify({ login, password: DEMO_PASSWORD }),
    headers: { Origin: url, 'Content-Type': 'application/json' },
  })
  const { csrfToken, permissions } = (await response.json()) as StaffSession
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { login, permissions, headers: { Origin: url, Cookie: cookie, 'X-CSRF-Token': csrfToken } }
}

/** The most memory that a process has had, and what it has now, in megabytes. */
function memoryOf({ pid }: ServerProcess) {
  const status = readFileSync(`/proc/${pid()}/status`, 'utf8')
  const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { most: of('VmHWM'), now: of('VmRSS') }
}

/** Everything heavy that a member may send, by what it is. */
async function heavyOf(url: string, { permissions, headers }: Member) {
  const post = (path: string, type: string, body: BodyInit) => async () => {
    const request = fetch(url + path, { method: 'POST', body, headers: { ...headers, 'Content-Type': type } })
    // A refusal may close the connection before all was sent.
    await request.then((response) => response.arrayBuffer()).catch(() => null)
  }
  const uploads = isPermitted(permissions, uploadFile.permission) ? [...heavyUploads] : []
  const saves = (await savesOfMarkup()).filter(({ endpoint }) => isPermitted(permissions, endpoint.permission))
  return [
    ...uploads.map(([name, form]) => [name, post(`${uploadFile.path}?type=Temp`, FORM_TYPE, form)] as const),
    ...saves.flatMap(({ endpoint, fields }) =>
      [...heavyTexts].map(([name, text]) => {
        const markup = Object.fromEntries(fields.map((each) => [each, text]))
        const body = JSON.stringify({ name: 'Текст', title: 'Текст', ...markup })
        return [
          `${endpoint.name}: ${name}`,
          post(endpoint.path.replace(/\{\w+\}/g, 'x'), 'application/json', body),
        ] as const
      }),
    ),
  ]
}

/** Tells the process to stop while streams are open and a list is downloaded. */
async function measureEnd(server: ServerProcess, { headers }: Member, say: (text: string) => void): Promise<boolean> {
  const open = (path: string) => fetch(server.url() + path, { headers })
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => open('/api/admin/events')))
  const whole = await (await open('/api/admin/product/export?format=csv')).text()
  const download = await open('/api/admin/product/export?format=csv')
  const begun = performance.now()
  const since = () => Math.round(performance.now() - begun)
  const ended = Promise.all(streams.map((each) => each.text().catch(() => ''))).then(since)
  const downloaded = download.text().then(
    (text) => (text.length === whole.length ? 'finished' : 'cut'),
    () => 'cut',
  )
  const code = server.stop()
  const [streamsMs, file] = await Promise.all([ended, downloaded])
  const fileMs = since()
  say(
    `SIGTERM: ${STREAMS} streams ended after ${streamsMs} ms, a download of ${Math.round(whole.length / 1024)} kB ${file} after ${fileMs} ms, the process ended with ${await code} after ${since()} ms`,
  )
  return streamsMs < STREAMS_END_MS && file === 'finished'
}

/** Sends to a process what costs most of every role, then ends it. */
async function measure(server: ServerProcess, say: (text: string) => void): Promise<boolean> {
  const url = server.url()
  const { slowest, end } = watcherOf(`${url}/api/feature/OnlinePayment/enabled`)
  say(`at rest: ${memoryOf(server).now} MB`)
  let isGood = true
  const members: Member[] = []
  for (const { login } of demoAccounts) members.push(await signIn(url, login))
  for (const member of members) {
    let worst = { wait: 0, name: '' }
    for (const [name, send] of await heavyOf(url, member)) {
      let least = Infinity
      for (let round = 0; round < ROUNDS && least > worst.wait; round += 1) {
        await slowest()
        const before = processorMs(server.pid())
        await send()
        // No request holds others up for longer than the process works on it; the rest is what else the machine does.
        least = Math.min(least, await slowest(), processorMs(server.pid()) - before)
      }
      if (least > worst.wait) worst = { wait: Math.round(least), name }
    }
    const { most } = memoryOf(server)
    isGood &&= worst.wait < LONGEST_WAIT_MS && most < MOST_MEGABYTES
    say(
      `${member.login.padEnd(12)} others wait ${String(worst.wait).padStart(4)} ms, most memory ${most} MB   ${worst.name}`,
    )
  }
  await end()
  const [admin] = members
  if (admin !== undefined) isGood = (await measureEnd(server, admin, say)) && isGood
  return isGood
}

/** Measures a process of its own; false where others waited, its memory grew too much or its end took too long. */
export async function measureWorstStaff(program: string, say: (text: string) => void): Promise<boolean> {
  const binaries = findPostgres()
  if (binaries === null) throw new Error('This measures a server on PostgreSQL, and none is installed.')
  const cluster = await startPostgres(binaries)
  const server = serverProcess(program, ['--database', urlOf(cluster.folder), '--demo', 'demo'])
  try {
    await server.start()
    return await measure(server, say)
  } finally {
    await server.kill()
    await cluster.stop()
  }
}
