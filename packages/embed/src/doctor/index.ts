import type { Shop } from '@prilavok/core'
import type { PrilavokConfig } from '../first/config'
import type { Mounter } from '../later/mounting/mounter'
import type { Remarks } from '../later/remarks'
import type { PageTalk } from '../page/page-events'

/** What the doctor looks at. */
export interface Patient {
  readonly shop: Shop
  readonly config: PrilavokConfig
  readonly mounter: Mounter
  readonly remarks: Remarks
  readonly on: PageTalk['on']
}

export const openDoctor = (_: Patient): void => {}
