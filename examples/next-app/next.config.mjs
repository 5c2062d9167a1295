import { join } from 'node:path'

/** @type {import('next').NextConfig} */
export default {
  // The packages of this repository lie above the example; an application of its own leaves this out.
  turbopack: { root: join(import.meta.dirname, '../..') },
  devIndicators: false,
}
