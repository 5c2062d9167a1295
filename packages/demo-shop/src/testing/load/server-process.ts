import { spawn, type ChildProcess } from 'node:child_process'

/** A process of the shop that is under load; one that was killed listens at the same address when it runs again. */
export interface ServerProcess {
  readonly url: () => string
  readonly pid: () => number
  /** Kills it as the kernel would, without a word. */
  readonly kill: () => Promise<void>
  /** Tells it to stop, and waits. */
  readonly stop: () => Promise<number | null>
  readonly start: () => Promise<void>
  /** Lines of level `error` that it has logged. */
  readonly errors: () => readonly string[]
}

const OPEN = /The shop is open: (http:\/\/\S+)/

/** Runs the server's program; the first start chooses a free port. */
export function serverProcess(
  program: string,
  flags: readonly string[],
  nodeFlags: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): ServerProcess {
  let running: ChildProcess | null = null
  let url = ''
  const errors: string[] = []
  const ended = (child: ChildProcess) =>
    child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve(child.exitCode)
      : new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const end = async (signal: NodeJS.Signals) => {
    const child = running
    running = null
    child?.kill(signal)
    return child === null ? null : ended(child)
  }
  return {
    url: () => url,
    pid: () => running?.pid ?? 0,
    errors: () => errors,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    async start() {
      const port = url === '' ? '0' : new URL(url).port
      const child = spawn(process.execPath, [...nodeFlags, '--enable-source-maps', program, '--port', port, ...flags], {
        env: { ...process.env, NODE_ENV: 'production', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running = child
      child.once('exit', (code, signal) => {
        if (running === child) errors.push(`The process ended by itself with ${code ?? signal}.`)
      })
      child.stderr.on('data', (bytes: Buffer) => {
        for (const line of bytes.toString().split('\n'))
          if (line !== '' && !/"level":"(?:info|security|warning)"/.test(line)) errors.push(line)
      })
      await new Promise<void>((ready, failed) => {
        let said = ''
        child.stdout.on('data', (bytes: Buffer) => {
          said += bytes.toString()
          const found = OPEN.exec(said)?.[1]
          if (found === undefined) return
          url = found
          ready()
        })
        child.once('exit', (code) =>
          failed(new Error(`The server ended with ${code}: ${errors.slice(-20).join('\n')}`)),
        )
      })
    },
  }
}
