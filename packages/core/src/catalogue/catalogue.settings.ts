import { defineSettings, setting } from '../lib/settings'
import { name } from '../lib/value-kinds'

/** Names of parameters in the address of a list of products. */
export const catalogueSettings = defineSettings({
  address: {
    sort: setting(name, 'sort'),
    page: setting(name, 'page'),
    pageSize: setting(name, 'pageSize'),
  },
})
