import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** How the service responds to the next questions: a record as JSON, a text as a page, a status, or never. */
export type RobotAnswer = Readonly<Record<string, unknown>> | string | number | null

/** A service against robots on this computer, told by the test what to say. */
export interface RobotStandIn {
  readonly url: string
  /** What was asked, newest last. */
  readonly asked: () => readonly Readonly<Record<string, string>>[]
  readonly answerWith: (answer: (asked: Readonly<Record<string, string>>) => RobotAnswer) => void
  readonly close: () => Promise<void>
}

/** Starts the service on a free port. */
export async function startRobotStandIn(): Promise<RobotStandIn> {
  let asked: readonly Readonly<Record<string, string>>[] = []
  let answerOf: (asked: Readonly<Record<string, string>>) => RobotAnswer = () => 500
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      const question = Object.fromEntries(new URLSearchParams(body))
      asked = [...asked, { method: request.method ?? '', ...question }]
      const answer = answerOf(question)
      if (answer === null) return
      if (typeof answer === 'number') return void response.writeHead(answer).end('{}')
      const isPage = typeof answer === 'string'
      response.writeHead(200, { 'Content-Type': isPage ? 'text/html' : 'application/json' })
      response.end(isPage ? answer : JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify`,
    asked: () => asked,
    answerWith: (answer) => {
      answerOf = answer
      asked = []
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
