import type { Part } from '../kit/describe/descriptor.types'

/** The parts of a product, each on a tab that is loaded when it is opened. */
export const productTabs: readonly Part[] = [
  {
    key: 'specs',
    title: { ru: 'Характеристики', en: 'Characteristics' },
    load: () => import('./specs-tab').then((module) => module.SpecsTab),
  },
  {
    key: 'pictures',
    title: { ru: 'Изображения', en: 'Pictures' },
    load: () => import('./pictures-tab').then((module) => module.PicturesTab),
  },
  {
    key: 'relations',
    title: { ru: 'Связанные товары', en: 'Related products' },
    load: () => import('./relations-tab').then((module) => module.RelationsTab),
  },
  {
    key: 'attachments',
    title: { ru: 'Документы', en: 'Documents' },
    load: () => import('./attachments-tab').then((module) => module.AttachmentsTab),
  },
  {
    key: 'features',
    title: { ru: 'Преимущества', en: 'Advantages' },
    load: () => import('./features-tab').then((module) => module.FeaturesTab),
  },
  {
    key: 'competitors',
    title: { ru: 'Конкуренты', en: 'Competitors' },
    load: () => import('./competitors-tab').then((module) => module.CompetitorsTab),
  },
  {
    key: 'suppliers',
    title: { ru: 'Поставщики', en: 'Suppliers' },
    permission: 'provider-product:read',
    savePermission: 'provider-product:write',
    load: () => import('./suppliers-tab').then((module) => module.SuppliersTab),
  },
]
