export { createTestClock, type TestClock } from './test-clock'
export { createTestEffects, type TestEffects } from './test-effects'
export { createTestHttp, type TestCall, type TestHttp } from './test-http'
export { createTestStorage, type TestStorage } from './test-storage'
