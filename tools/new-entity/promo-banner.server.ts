import {
  generated,
  type ServerResource,
} from '../../packages/shop-server/src/features/staff-resources/engine/server-resource'
import { promoBannerResource } from './promo-banner.contract'

/** Banners on their table. */
export const promoBannerOnServer: ServerResource = {
  resource: promoBannerResource,
  table: 'promo_banner',
  columns: generated({ name: 'text', isActive: 'bool' }),
  search: ['name'],
  required: ['name'],
}
