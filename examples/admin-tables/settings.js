// Records open in the whole staff wing; single letters stay with this page.
globalThis.prilavokStaffSettings = { appAddress: '/staff', letterKeys: false }
