import { build } from './element'

/** An element of a drawing with its attributes and children. Apart from those of HTML: the first code of a page needs none. */
export const svg = build((tag) => document.createElementNS('http://www.w3.org/2000/svg', tag))
