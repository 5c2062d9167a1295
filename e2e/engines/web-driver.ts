import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { untilDone } from './tab'

interface Opened {
  readonly driver: WebDriver
  /** Where its downloads come. */
  readonly home: string
  readonly close: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const isReady = (url: string) =>
  fetch(`${url}/status`).then(
    ({ ok }) => (ok ? null : 'it is not ready'),
    (cause: unknown) => String(cause),
  )

async function stop(program: ChildProcess): Promise<void> {
  program.kill()
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
}

/** Opens a browser that knows nothing of earlier ones, with a driver of its own: it may end with its browser. */
export async function openBrowser(binary: string): Promise<Opened> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // Where nobody has said otherwise, downloads come into the home folder.
  const home = await mkdtemp(join(tmpdir(), 'prilavok-engine-'))
  const program = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, HOME: home } })
  await untilDone('WebKitWebDriver', 20_000, () => isReady(url))
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // This header changes the process of the page, and the driver goes on talking to the page that was left.
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--features=-CrossOriginOpenerPolicy'] },
  })
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  await driver.manage().setTimeouts({ script: 20_000, pageLoad: 30_000 })
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 })
  const close = async () => {
    await driver.quit()
    await stop(program)
    await rm(home, { recursive: true, force: true })
  }
  return { driver, home, close }
}
