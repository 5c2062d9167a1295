import { lazyPlace } from '../lib/lazy-place'

/** A place for the parts of the contacts that most shops do without. */
export const ContactsLater = lazyPlace(() => import('./contacts.parts'))
