import { loadSampleCall } from '@prilavok/contracts'
import { route, type Route } from '../../http/route'

/** Sample call. */
export const sampleCallRoutes: readonly Route[] = [
  route(loadSampleCall, { caching: 60 }, async (_, { params }) => ({ id: params.id, note: null })),
]
