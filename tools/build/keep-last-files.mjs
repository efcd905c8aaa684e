/**
 * Keeps the chunks of earlier builds for a while, because pages opened before a deploy still ask for them.
 */
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** How long a file stays after the first build without it, unless the site sets another time. */
export const USUAL_KEEP_DAYS = 7
/** The most that is kept in all; beyond it the files that were dropped first are removed. */
const MOST_KEPT_B = 32 * 1024 * 1024
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Records since when each file is no longer part of the build. Copies, git and archives change file times.
 */
const LEDGER = 'kept.json'
/** esbuild's licence notice of a file is removed together with the file. */
const NOTICE = /\.LEGAL\.txt$/

/** @typedef {{ name: string, droppedAt: number }} Kept `droppedAt` in milliseconds since 1970 */

/**
 * Reads how long files stay from the environment.
 * @param {string | undefined} days such as `14`; a week where it is missing; `0` keeps none
 * @throws {Error} where it is not a number of days
 */
export function readKeepDays(days) {
  if (days === undefined || days.trim() === '') return USUAL_KEEP_DAYS
  const number = Number(days)
  if (Number.isFinite(number) && number >= 0) return number
  throw new Error(`LAUREL_KEEP_DAYS=${days} is no number of days`)
}

/**
 * Removes from a folder of chunks the files that left the build more than `keepDays` ago, and records since
 * when the others have left it. Call it when the build is complete, so that no file is missing meanwhile.
 * @param {string} folder
 * @param {readonly string[]} files those of the build
 * @param {{ keepDays: number, now?: number }} options
 */
export async function keepLastFiles(folder, files, { keepDays, now = Date.now() }) {
  const current = new Set(files.map((file) => path.basename(file)))
  const present = await readdir(folder)
  const known = await readLedger(path.join(folder, LEDGER))
  const kept = present
    .filter((name) => name !== LEDGER && !NOTICE.test(name) && !current.has(name))
    .map((name) => ({ name, droppedAt: Math.min(known.get(name) ?? now, now) }))
    .filter(({ droppedAt }) => now - droppedAt < keepDays * DAY_MS)
  const stays = await withinLimit(folder, kept)

  await writeLedger(path.join(folder, LEDGER), stays)
  const names = new Set([...current, LEDGER, ...stays.map(({ name }) => name)])
  for (const name of present) {
    if (!names.has(name.replace(NOTICE, ''))) await rm(path.join(folder, name), { recursive: true })
  }
}

/**
 * The newest files that are within the size limit together.
 * @param {string} folder
 * @param {readonly Kept[]} kept
 */
async function withinLimit(folder, kept) {
  const newestFirst = [...kept].sort((one, other) => other.droppedAt - one.droppedAt)
  let bytes = 0
  const stays = []
  for (const file of newestFirst) {
    bytes += (await stat(path.join(folder, file.name))).size
    if (bytes > MOST_KEPT_B) break
    stays.push(file)
  }
  return stays
}

/**
 * Files without a readable entry count as dropped now.
 * @param {string} file
 * @returns {Promise<ReadonlyMap<string, number>>}
 */
async function readLedger(file) {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  /** @type {Map<string, number>} */
  const known = new Map()
  for (const [name, date] of Object.entries(parse(text) ?? {})) {
    const time = Date.parse(String(date))
    if (Number.isFinite(time)) known.set(name, time)
  }
  return known
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * @param {string} file
 * @param {readonly Kept[]} kept
 */
async function writeLedger(file, kept) {
  if (kept.length === 0) return rm(file, { force: true })
  const dates = kept
    .map(({ name, droppedAt }) => [name, new Date(droppedAt).toISOString()])
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
  await writeFile(file, `${JSON.stringify(Object.fromEntries(dates), null, 2)}\n`)
}
