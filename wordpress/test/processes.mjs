import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const POLL_MS = 100
const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 10_000

/**
 * @typedef {object} Service
 * @property {() => boolean} isRunning
 * @property {() => Promise<void>} stop ends this process and those that it started, and nothing else
 */

/** @type {Set<Service>} */
const started = new Set()

/** Ends every service that was started here, last first. */
export async function stopServices() {
  for (const service of [...started].reverse()) await service.stop()
}

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {string} what it printed
 * @throws {Error} with its output, when it fails
 */
export function run(program, args, options = {}) {
  const result = spawnSync(program, args, { encoding: 'utf8', ...options })
  if (result.error) throw result.error
  if (result.status !== 0) throw new Error(`${program} failed:\n${result.stdout}\n${result.stderr}`)
  return String(result.stdout)
}

/**
 * Starts a service in a process group of its own, so that it can be stopped together with its workers.
 * @param {string} program
 * @param {string[]} args
 * @param {{ log: string, env?: NodeJS.ProcessEnv, cwd?: string }} options
 * @returns {Service}
 */
export function start(program, args, { log, env = process.env, cwd = '/' }) {
  const output = openSync(log, 'a')
  const child = spawn(program, args, { detached: true, stdio: ['ignore', output, output], env, cwd })
  closeSync(output)
  let hasEnded = false
  child.once('exit', () => {
    hasEnded = true
  })
  child.once('error', () => {
    hasEnded = true
  })
  /** @param {NodeJS.Signals} signal */
  const signalGroup = (signal) => {
    try {
      if (child.pid) process.kill(-child.pid, signal)
    } catch {
      // The group has gone already.
    }
  }
  /** @type {Service} */
  const service = {
    isRunning: () => !hasEnded,
    async stop() {
      started.delete(service)
      signalGroup('SIGTERM')
      const limit = Date.now() + STOP_LIMIT_MS
      while (!hasEnded && Date.now() < limit) await delay(POLL_MS)
      signalGroup('SIGKILL')
    },
  }
  started.add(service)
  return service
}

/**
 * Waits until a service answers.
 * @param {string} name
 * @param {Service} service
 * @param {() => boolean | Promise<boolean>} isReady
 * @throws {Error} when it ended, or did not answer in time
 */
export async function ready(name, service, isReady) {
  const limit = Date.now() + START_LIMIT_MS
  while (service.isRunning() && Date.now() < limit) {
    if (await isReady()) return
    await delay(POLL_MS)
  }
  throw new Error(service.isRunning() ? `${name} did not answer in time.` : `${name} ended at its start.`)
}
