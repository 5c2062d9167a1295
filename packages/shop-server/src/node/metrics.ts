import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallEnded } from '../http/call-log'
import type { ShopServer } from '../shop-handler'

/** Where Prometheus reads the metrics; strangers must not reach it. */
export interface MetricsAddress {
  readonly port: number
  readonly host?: string
}

/** The metrics of a process. */
export interface Metrics {
  readonly onCall: CallEnded
  /** Reads what the process holds with every look at the metrics. */
  readonly watch: (holds: ShopServer['holds']) => void
  /** Listens; resolves with the address. */
  readonly listen: (at: MetricsAddress) => Promise<string>
  readonly close: () => Promise<void>
}

/** Bounds of the durations, in seconds: those of the budgets, and what is far beyond them. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Makes the metrics of a process in the format of Prometheus. The labels are routes, never what is in their place: there are as many series as routes. */
export async function createMetrics(): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const calls = new Counter({
    name: 'prilavok_requests_total',
    help: 'Requests by route and status.',
    labelNames: ['call', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'prilavok_request_duration_seconds',
    help: 'How long requests took, by route.',
    labelNames: ['call'],
    buckets: BOUNDS,
    registers,
  })
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    register.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return {
    onCall(call, ms, status) {
      calls.inc({ call, status })
      durations.observe({ call }, ms / 1000)
    },
    watch(holds) {
      new Gauge({
        name: 'prilavok_database_connections',
        help: 'Connections to the database, and queries that wait for one.',
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, count] of Object.entries(holds().connections)) this.set({ state }, count)
        },
      })
      new Gauge({
        name: 'prilavok_jobs_running',
        help: 'Jobs of this process that run.',
        registers,
        collect() {
          this.set(holds().jobs)
        },
      })
    },
    listen: ({ port, host = '127.0.0.1' }) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => resolve(`http://${host}:${(server.address() as AddressInfo).port}/metrics`))
      }),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
