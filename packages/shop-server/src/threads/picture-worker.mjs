// Reads the size of one picture and ends. A plain module, shipped beside the built code: a worker needs a file that Node can start.
import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'
import { parentPort, workerData } from 'node:worker_threads'

const { format, head } = workerData
const reader = { jpg: JPG, png: PNG, webp: WEBP }[format]
try {
  const { width, height } = reader.validate(head) ? reader.calculate(head) : {}
  parentPort.postMessage(width === undefined ? null : { width, height })
} catch {
  parentPort.postMessage(null)
}
