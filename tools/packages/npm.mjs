import { execFileSync } from 'node:child_process'

/** Runs npm and returns what it printed. */
export const npm = (args, cwd) =>
  execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    maxBuffer: 1e8,
  })
