import { namesOf, type ResourceKey, type ResourceNames } from '@prilavok/contracts/admin'
import type { ReactNode } from 'react'
import { lazyComponent, type LazyComponent } from '../lib/lazy-component'
import type { Descriptor } from './descriptor.types'

/** Where a resource is in the menu. */
export type ResourceGroup = 'orders' | 'catalogue' | 'delivery' | 'content' | 'system'

/** What a screen is rendered from, once the descriptor is there. */
interface WithDescriptorProps {
  readonly children: (descriptor: Descriptor) => ReactNode
}

/** A resource in the menu: its names, and its descriptor when it is opened. */
export interface MenuEntry extends ResourceNames {
  /** The name in addresses. */
  readonly key: ResourceKey
  /** Where it is in the menu. */
  readonly group: ResourceGroup
  /** Renders with its descriptor, within a Suspense. */
  readonly WithDescriptor: LazyComponent<WithDescriptorProps>
}

const entry = (key: ResourceKey, group: ResourceGroup, load: () => Promise<Descriptor>): MenuEntry => ({
  ...namesOf(key),
  group,
  WithDescriptor: lazyComponent(async () => {
    const descriptor = await load()
    return ({ children }: WithDescriptorProps) => children(descriptor)
  }),
})

/** Every resource of the staff wing, in the order of the menu. */
export const menu: readonly MenuEntry[] = [
  entry('order', 'orders', () => import('./descriptors/order').then((module) => module.order)),
  entry('orderInProcess', 'orders', () =>
    import('./descriptors/order-in-process').then((module) => module.orderInProcess),
  ),
  entry('customer', 'orders', () => import('./descriptors/customer').then((module) => module.customer)),
  entry('productStockSubscriber', 'orders', () =>
    import('./descriptors/product-stock-subscriber').then((module) => module.productStockSubscriber),
  ),
  entry('product', 'catalogue', () => import('./descriptors/product').then((module) => module.product)),
  entry('category', 'catalogue', () => import('./descriptors/category').then((module) => module.category)),
  entry('manufacturer', 'catalogue', () => import('./descriptors/manufacturer').then((module) => module.manufacturer)),
  entry('spec', 'catalogue', () => import('./descriptors/spec').then((module) => module.spec)),
  entry('specOption', 'catalogue', () => import('./descriptors/spec-option').then((module) => module.specOption)),
  entry('specGroups', 'catalogue', () => import('./descriptors/spec-group').then((module) => module.specGroup)),
  entry('productRelationTypes', 'catalogue', () =>
    import('./descriptors/product-relation-type').then((module) => module.productRelationType),
  ),
  entry('product-feature', 'catalogue', () =>
    import('./descriptors/product-feature').then((module) => module.productFeature),
  ),
  entry('modification', 'catalogue', () => import('./descriptors/modification').then((module) => module.modification)),
  entry('dynamic-category-template', 'catalogue', () =>
    import('./descriptors/dynamic-category-template').then((module) => module.dynamicCategoryTemplate),
  ),
  entry('dynamic-category', 'catalogue', () =>
    import('./descriptors/dynamic-category').then((module) => module.dynamicCategory),
  ),
  entry('transportCompanyPickPoint', 'delivery', () =>
    import('./descriptors/pick-point').then((module) => module.pickPoint),
  ),
  entry('addressCity', 'delivery', () => import('./descriptors/address-city').then((module) => module.addressCity)),
  entry('productcomment', 'content', () =>
    import('./descriptors/product-comment').then((module) => module.productComment),
  ),
  entry('user-product-questions', 'content', () =>
    import('./descriptors/user-product-question').then((module) => module.userProductQuestion),
  ),
  entry('store-feedback', 'content', () =>
    import('./descriptors/store-feedback').then((module) => module.storeFeedback),
  ),
  entry('modification-question-answer', 'content', () =>
    import('./descriptors/modification-question-answer').then((module) => module.modificationQuestionAnswer),
  ),
  entry('blogPost', 'content', () => import('./descriptors/blog-post').then((module) => module.blogPost)),
  entry('predefinedBlock', 'content', () =>
    import('./descriptors/predefined-block').then((module) => module.predefinedBlock),
  ),
  entry('survey', 'content', () => import('./descriptors/survey').then((module) => module.survey)),
  entry('survey-answer', 'content', () => import('./descriptors/survey-answer').then((module) => module.surveyAnswer)),
  entry('feed', 'system', () => import('./descriptors/feed').then((module) => module.feed)),
  entry('feature', 'system', () => import('./descriptors/feature').then((module) => module.feature)),
  entry('log', 'system', () => import('./descriptors/log').then((module) => module.log)),
]

/** The entry of a resource by its name in addresses. */
export const menuEntry = (key: string): MenuEntry | undefined => menu.find((each) => each.key === key)
