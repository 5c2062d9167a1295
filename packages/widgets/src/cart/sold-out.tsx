import { Badge } from '@prilavok/ui/badge'
import type { ReactNode } from 'react'
import './sold-out.css'

/** The mark of a good that the shop does not sell any more. */
export const SoldOut = ({ children }: { readonly children?: ReactNode }): ReactNode => <Badge tone="warning">{children}</Badge>
