import { wooZoneLocations, wooZoneMethods, wooZones } from '../woo/settings.wire'
import type { WooClient } from '../woo/woo-client'
import type { Zone } from './zone.types'

/** What is left over by all zones. */
const REST_OF_THE_WORLD = 0
const LOCATION = { _fields: 'code,type' }
const METHOD = { _fields: 'instance_id,title,method_id,enabled' }

/** The shipping zones with what they cover and the methods that are switched on, in the order of WooCommerce. */
export async function loadZones({ rest }: WooClient): Promise<readonly Zone[]> {
  const { data } = await rest({ path: ['shipping', 'zones'], query: { _fields: 'id,order' }, schema: wooZones })
  const inOrder = [...data].sort((one, other) => one.order - other.order || one.id - other.id)
  const ids = [...inOrder.map(({ id }) => id).filter((id) => id !== REST_OF_THE_WORLD), REST_OF_THE_WORLD]
  return Promise.all(
    ids.map(async (id) => {
      const [locations, methods] = await Promise.all([
        rest({ path: ['shipping', 'zones', id, 'locations'], query: LOCATION, schema: wooZoneLocations }),
        rest({ path: ['shipping', 'zones', id, 'methods'], query: METHOD, schema: wooZoneMethods }),
      ])
      const on = methods.data.filter(({ enabled }) => enabled)
      return {
        id,
        locations: locations.data,
        methods: on.map(({ instance_id, title, method_id }) => ({ instanceId: instance_id, title, type: method_id })),
      }
    }),
  )
}
