/** `npm run dev`: like `npm start`, but rebuilds and restarts with every change of a source. */
import './help.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, orExit, root } from './ensure.mjs'
import { ensureBuilt } from './start.mjs'

await orExit(ensureInstalled())
await ensureBuilt()

const bin = (path) => join(root, 'node_modules', path)
const run = (args, cwd = root) => spawn(process.execPath, args, { cwd, stdio: 'inherit' })
const inPackage = (name) => join(root, 'packages', name)
const watchPackage = (name) =>
  run(
    [bin('tsup/dist/cli-default.js'), '--config', join(root, 'tsup.config.ts'), '--watch', 'src', '--no-clean'],
    inPackage(name),
  )
const running = [
  run([bin('rollup/dist/bin/rollup'), '--config', 'rollup.config.mjs', '--watch', '--no-watch.clearScreen']),
  watchPackage('shop-server'),
  watchPackage('demo-shop'),
  run([
    '--watch',
    join(inPackage('demo-shop'), 'dist/bin.js'),
    '--bundle',
    join(root, 'packages/embed/dist'),
    '--data',
    join(root, '.data'),
    '--demo',
    'demo',
    '--faults',
    ...process.argv.slice(2),
  ]),
]
const stop = () => running.forEach((child) => child.kill())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
