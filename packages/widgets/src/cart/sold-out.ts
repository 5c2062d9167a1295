import { badgeNode } from '@prilavok/ui/badge'
import './sold-out.css'

/** The mark of a good that the shop does not sell any more. */
export const soldOutMark = (word: string): Element => badgeNode(word, 'warning')
