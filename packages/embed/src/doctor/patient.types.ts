import type { Shop } from '@prilavok/core'
import type { PrilavokConfig } from '../first/config'
import type { CallLog } from '../later/call-log'
import type { Mounter } from '../later/mounting/mounter'
import type { Remarks } from '../later/remarks'
import type { PageTalk } from '../page/page-events'
import type { Renderer } from '../renderer'

/** What the doctor looks at. */
export interface Patient {
  readonly shop: Shop
  readonly config: PrilavokConfig
  readonly mounter: Pick<Mounter, 'places'>
  readonly remarks: Pick<Remarks, 'all'>
  readonly on: PageTalk['on']
  readonly renderer: Renderer
  readonly log: CallLog
}
