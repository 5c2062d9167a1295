import { defineConfig } from 'vitest/config'
export default defineConfig({ root: '/work/main', resolve: { conditions: ['@prilavok/source', 'module', 'import', 'default'] }, ssr: { resolve: { conditions: ['@prilavok/source', 'module', 'default'] } }, test: { environment: 'node', include: ['packages/shop-server/src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 } })
