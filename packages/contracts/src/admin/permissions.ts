/** A role of the staff; one person may have several. */
export type StaffRoleName =
  | 'Administrator'
  | 'CatalogManager'
  | 'ContentManager'
  | 'OrderManager'
  | 'Logistician'
  | 'Marketer'
  | 'SupportOperator'
  | 'Developer'
  | 'Viewer'

const LETTERS = {
  r: 'read',
  w: 'write',
  d: 'delete',
  x: 'export',
  $: 'read-purchase-price',
  c: 'confirm',
  p: 'read-personal-data',
  e: 'execute',
  s: 'share',
  m: 'edit-price',
  b: 'refund',
  a: 'approve-refund',
  n: 'message',
} as const

/** What somebody may do with a resource. */
export type PermissionAction = (typeof LETTERS)[keyof typeof LETTERS]

/** What roles may do with a resource, a letter an action. */
export type RolePermissions = Partial<Readonly<Record<StaffRoleName, string>>>

/**
 * r read, w write (a save or a change of many), d delete, x export, $ read-purchase-price, c confirm, p read-personal-data, e execute, s share,
 * m edit-price (of an order), b refund, a approve-refund, n message (to a buyer).
 */
export const roleMatrix: Readonly<Record<string, RolePermissions>> = {
  product: {
    Administrator: 'rwdx$',
    CatalogManager: 'rwdx$',
    ContentManager: 'rw',
    OrderManager: 'r$',
    Logistician: 'r',
    Marketer: 'rx',
    SupportOperator: 'r',
    Developer: 'r',
    Viewer: 'r',
  },
  category: {
    Administrator: 'rwx',
    CatalogManager: 'rwx',
    ContentManager: 'rw',
    OrderManager: 'r',
    Marketer: 'rw',
    SupportOperator: 'r',
    Viewer: 'r',
  },
  manufacturer: { Administrator: 'rw', CatalogManager: 'rw', ContentManager: 'rw', Marketer: 'r', Viewer: 'r' },
  spec: { Administrator: 'rw', CatalogManager: 'rw', ContentManager: 'r', Viewer: 'r' },
  modification: { Administrator: 'rw', CatalogManager: 'rw', ContentManager: 'r', SupportOperator: 'rw', Viewer: 'r' },
  'product-feature': { Administrator: 'rw', CatalogManager: 'rw', ContentManager: 'rw', Viewer: 'r' },
  'product-relation-type': { Administrator: 'rw', CatalogManager: 'rw', ContentManager: 'r', Viewer: 'r' },
  'provider-product': { Administrator: 'rw', CatalogManager: 'rw', OrderManager: 'r', Viewer: 'r' },
  'dynamic-category': { Administrator: 'rw', CatalogManager: 'rw', Marketer: 'rw', Viewer: 'r' },
  feed: { Administrator: 'rw', CatalogManager: 'r', Marketer: 'rw', Developer: 'rw', Viewer: 'r' },
  'blog-post': { Administrator: 'rw', ContentManager: 'rw', Marketer: 'rw', Viewer: 'r' },
  'predefined-block': { Administrator: 'rw', ContentManager: 'rw', Marketer: 'rw', Viewer: 'r' },
  survey: { Administrator: 'rw', Marketer: 'rw', Viewer: 'r' },
  'product-comment': { Administrator: 'rw', ContentManager: 'rw', Marketer: 'r', SupportOperator: 'rw', Viewer: 'r' },
  'store-feedback': { Administrator: 'rw', ContentManager: 'rw', Marketer: 'r', SupportOperator: 'rw', Viewer: 'r' },
  'user-product-question': {
    Administrator: 'rw',
    CatalogManager: 'rw',
    ContentManager: 'rw',
    SupportOperator: 'rw',
    Viewer: 'r',
  },
  order: {
    Administrator: 'rwxmban',
    CatalogManager: 'r',
    OrderManager: 'rwxmbn',
    Logistician: 'rwxn',
    Marketer: 'x',
    SupportOperator: 'rn',
    Viewer: 'r',
  },
  'order-in-process': {
    Administrator: 'rwc',
    OrderManager: 'rwc',
    Marketer: 'r',
    SupportOperator: 'rwc',
    Viewer: 'r',
  },
  customer: {
    Administrator: 'rwxp',
    OrderManager: 'rwp',
    Logistician: 'rp',
    Marketer: 'rx',
    SupportOperator: 'rwp',
    Viewer: 'r',
  },
  'pick-point': { Administrator: 'rw', OrderManager: 'r', Logistician: 'rw', SupportOperator: 'r', Viewer: 'r' },
  'address-city': {
    Administrator: 'rw',
    OrderManager: 'r',
    Logistician: 'rw',
    Marketer: 'r',
    SupportOperator: 'r',
    Viewer: 'r',
  },
  experiment: { Administrator: 'rw', Marketer: 'rw', Viewer: 'r' },
  feature: { Administrator: 'rw', Marketer: 'rw', Developer: 'rw', Viewer: 'r' },
  file: {
    Administrator: 'rw',
    CatalogManager: 'rw',
    ContentManager: 'rw',
    OrderManager: 'rw',
    Logistician: 'rw',
    Marketer: 'rw',
    SupportOperator: 'rw',
    Developer: 'r',
    Viewer: 'r',
  },
  log: { Administrator: 'r', Developer: 'r' },
  terminal: { Administrator: 're', Developer: 're' },
  'staff-account': { Administrator: 'rw' },
  view: { Administrator: 's', CatalogManager: 's', OrderManager: 's', Logistician: 's', Marketer: 's' },
}

/** All roles, in the order of the table. */
export const staffRoles: readonly StaffRoleName[] = [
  'Administrator',
  'CatalogManager',
  'ContentManager',
  'OrderManager',
  'Logistician',
  'Marketer',
  'SupportOperator',
  'Developer',
  'Viewer',
]

/** The action of a letter of the table. */
export const actionOf = (letter: string): PermissionAction | undefined =>
  Object.hasOwn(LETTERS, letter) ? LETTERS[letter as keyof typeof LETTERS] : undefined

/** Whether the permissions of a session hold this one; `*` holds all. */
export const isPermitted = (permissions: readonly string[], wanted: string): boolean =>
  wanted === 'public' || wanted === 'staff' || permissions.includes(wanted) || permissions.includes('*')
