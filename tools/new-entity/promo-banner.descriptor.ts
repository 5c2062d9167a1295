import { describeResource } from '../../packages/admin/src/kit/describe/describe'
import { promoBannerResource } from './promo-banner.contract'

/** Banners: columns of the list, sections of the form. */
export const promoBanner = describeResource(promoBannerResource, {
  titleField: 'name',
  quick: ['isActive'],
  columns: [
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'isActive', kind: 'bool', width: 96, inline: true },
    { field: 'createdOn', kind: 'datetime', width: 164 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'name', kind: 'text', max: 100, required: true },
        { field: 'link', kind: 'text', max: 300 },
        { field: 'isActive', kind: 'bool' },
      ],
    },
  ],
})
