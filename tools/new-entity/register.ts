import { adminCalls, resources, type AdminEndpoint, type Resource } from '@prilavok/contracts/admin'
import { serverResources } from '../../packages/shop-server/src/features/staff-resources/entities'
import type { ServerResource } from '../../packages/shop-server/src/features/staff-resources/engine/server-resource'
import { promoBannerResource } from './promo-banner.contract'
import { promoBannerOnServer } from './promo-banner.server'

// What a new entity adds beside its files: a line in each of these lists. Whoever reads them is imported after this file.
const { key, list, read, save } = promoBannerResource
;(adminCalls as AdminEndpoint[]).push(list, read, save)
;(resources as Record<string, Resource>)[key] = promoBannerResource
;(serverResources as ServerResource[]).push(promoBannerOnServer)
