import { LOGIN_PATH, withQuery } from '@prilavok/shop-server/kit'
import { RETURN_PARAMETER } from '@prilavok/core/login'
import type { Frame } from './page.types'

/** The buyer's orders, behind the login, which leads back to the page that asked for it. */
export const accountPath = ({ address }: Pick<Frame, 'address'>): string =>
  address.split('?')[0] === LOGIN_PATH ? LOGIN_PATH : withQuery(LOGIN_PATH, { [RETURN_PARAMETER]: address })
