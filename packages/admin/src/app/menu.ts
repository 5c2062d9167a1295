import {
  messageTemplateNames,
  namesOf,
  promoCodeNames,
  requestNames,
  requestReasonNames,
  requestStateNames,
  type ListedKey,
  type ResourceNames,
} from '@prilavok/contracts/admin'
import type { Descriptor } from '../kit/describe/descriptor.types'
import type { OwnResource } from '../kit/describe/own-resource.types'
import { menuEntry } from '../kit/staff/menu-entry'
import type { MenuEntry, ResourceGroup } from '../kit/staff/menu-entry.types'

/** An entry for one of the resources whose names are listed, or for one that brings its names. */
const entry = (
  named: ListedKey | (ResourceNames & { readonly key: string }),
  group: ResourceGroup,
  load: () => Promise<Descriptor>,
  more: Pick<MenuEntry, 'isSearched'> = {},
): MenuEntry => menuEntry({ ...(typeof named === 'string' ? namesOf(named) : named), group, load, ...more })

/** Every resource of the staff wing, in the order of the menu. */
export const menu: readonly MenuEntry[] = [
  entry('order', 'orders', () => import('../order/order.descriptor').then((module) => module.order), {
    isSearched: true,
  }),
  entry(requestNames, 'orders', () => import('../request/request.descriptor').then((module) => module.request), {
    isSearched: true,
  }),
  entry('orderInProcess', 'orders', () =>
    import('../draft/order-in-process.descriptor').then((module) => module.orderInProcess),
  ),
  entry('customer', 'orders', () => import('../customer/customer.descriptor').then((module) => module.customer), {
    isSearched: true,
  }),
  entry('productStockSubscriber', 'orders', () =>
    import('../customer/product-stock-subscriber.descriptor').then((module) => module.productStockSubscriber),
  ),
  entry(requestStateNames, 'orders', () =>
    import('../request/request-state.descriptor').then((module) => module.requestState),
  ),
  entry(requestReasonNames, 'orders', () =>
    import('../request/request-reason.descriptor').then((module) => module.requestReason),
  ),
  entry('product', 'catalogue', () => import('../product/product.descriptor').then((module) => module.product), {
    isSearched: true,
  }),
  entry('category', 'catalogue', () => import('../category/category.descriptor').then((module) => module.category)),
  entry('manufacturer', 'catalogue', () =>
    import('../manufacturer/manufacturer.descriptor').then((module) => module.manufacturer),
  ),
  entry('spec', 'catalogue', () => import('../spec/spec.descriptor').then((module) => module.spec)),
  entry('specOption', 'catalogue', () => import('../spec/spec-option.descriptor').then((module) => module.specOption)),
  entry('specGroups', 'catalogue', () => import('../spec/spec-group.descriptor').then((module) => module.specGroup)),
  entry('productRelationTypes', 'catalogue', () =>
    import('../product/product-relation-type.descriptor').then((module) => module.productRelationType),
  ),
  entry('product-feature', 'catalogue', () =>
    import('../product/product-feature.descriptor').then((module) => module.productFeature),
  ),
  entry('modification', 'catalogue', () =>
    import('../modification/modification.descriptor').then((module) => module.modification),
  ),
  entry('dynamic-category-template', 'catalogue', () =>
    import('../category/dynamic-category-template.descriptor').then((module) => module.dynamicCategoryTemplate),
  ),
  entry('dynamic-category', 'catalogue', () =>
    import('../category/dynamic-category.descriptor').then((module) => module.dynamicCategory),
  ),
  entry('transportCompanyPickPoint', 'delivery', () =>
    import('../points/pick-point.descriptor').then((module) => module.pickPoint),
  ),
  entry('addressCity', 'delivery', () =>
    import('../points/address-city.descriptor').then((module) => module.addressCity),
  ),
  entry('productcomment', 'content', () =>
    import('../moderation/product-comment.descriptor').then((module) => module.productComment),
  ),
  entry('user-product-questions', 'content', () =>
    import('../moderation/user-product-question.descriptor').then((module) => module.userProductQuestion),
  ),
  entry('store-feedback', 'content', () =>
    import('../moderation/store-feedback.descriptor').then((module) => module.storeFeedback),
  ),
  entry('modification-question-answer', 'content', () =>
    import('../moderation/modification-question-answer.descriptor').then((module) => module.modificationQuestionAnswer),
  ),
  entry('blogPost', 'content', () => import('../content/blog-post.descriptor').then((module) => module.blogPost)),
  entry('predefinedBlock', 'content', () =>
    import('../content/predefined-block.descriptor').then((module) => module.predefinedBlock),
  ),
  entry('survey', 'content', () => import('../content/survey.descriptor').then((module) => module.survey)),
  entry('survey-answer', 'content', () =>
    import('../content/survey-answer.descriptor').then((module) => module.surveyAnswer),
  ),
  entry('feed', 'system', () => import('../feed/feed.descriptor').then((module) => module.feed)),
  entry('feature', 'system', () => import('../flags/feature.descriptor').then((module) => module.feature)),
  entry('log', 'system', () => import('../log/log.descriptor').then((module) => module.log)),
  entry(promoCodeNames, 'orders', () =>
    import('../promo-code/promo-code.descriptor').then((module) => module.promoCode),
  ),
  entry(messageTemplateNames, 'orders', () =>
    import('../message-template/message-template.descriptor').then((module) => module.messageTemplate),
  ),
]

/** The menu with what a page adds: its own resources at the end, and its own fields and tabs in those of the shop. */
export const menuWith = (resources: readonly OwnResource[] = []): readonly MenuEntry[] =>
  resources.reduce<readonly MenuEntry[]>((all, added) => {
    const base = all.find(({ key }) => key === added.extends)
    const names = added.descriptor?.resource ?? base ?? added
    if (!('key' in names)) return all
    const load = async () => (await import('../kit/describe/describe-own')).describedAs(added, await base?.load())
    const entry = menuEntry({ permission: names.key, group: 'content', ...added, ...names, load })
    return base === undefined ? [...all, entry] : all.map((each) => (each === base ? entry : each))
  }, menu)

/** Loads what the list and the form of a resource show; null for a name that is in no address. */
export const loadDescriptor = async (key: string): Promise<Descriptor | null> =>
  (await menu.find((each) => each.key === key)?.load()) ?? null
