import { expect as plainExpect } from '@playwright/test'

/** The first page of a worker meets a cold server. */
export const expect = plainExpect.configure({ timeout: 30_000 })
