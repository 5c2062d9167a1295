import { readFileSync } from 'node:fs'
import { bundleChecks, featureChecks, widgetChunks } from './tools/size/jobs.mjs'

const built = 'packages/embed/dist'
const manifest = JSON.parse(readFileSync(new URL(`./${built}/manifest.json`, import.meta.url), 'utf8'))

export default [...bundleChecks(manifest, widgetChunks(), built), ...featureChecks()]
