import { createServer } from 'node:http'
import { renderToPipeableStream } from 'react-dom/server'
import { Page } from './rendered-page.js'

export const server = createServer((_request, response) => {
  const { pipe } = renderToPipeableStream(<Page />, {
    bootstrapModules: ['/client.js'],
    onShellReady() {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'public, max-age=0, s-maxage=60',
      })
      pipe(response)
    },
    onShellError: () => void response.writeHead(500).end(),
  })
})
