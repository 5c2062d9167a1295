import { createHttp } from '@prilavok/browser/http'
import { createNodeEffects } from '@prilavok/browser/node'

export const effects = createNodeEffects({ http: createHttp({ origin: 'http://127.0.0.1:8080' }) })
