import { originOfScript } from '../app/script-origin'
import { mountStaff, type MountedStaff } from '../app/mounts/mount-staff'
import type { StaffSettings } from '../app/create-staff'

declare global {
  /** Settings that a page may give before the script; the staff wing itself afterwards. */
  var prilavokStaffSettings: StaffSettings | undefined
  var prilavokStaff: MountedStaff | undefined
}

const start = () => {
  if (Object.hasOwn(globalThis, 'prilavokStaff') && globalThis.prilavokStaff !== undefined) return
  const settings = Object.hasOwn(globalThis, 'prilavokStaffSettings') ? globalThis.prilavokStaffSettings : undefined
  // Two bundles, one rule: the shop is where the script comes from.
  globalThis.prilavokStaff = mountStaff({ ...originOfScript(import.meta.url, location.origin), ...settings })
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
