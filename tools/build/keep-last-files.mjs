/** Pages that were open before a deploy ask for the files of their own build: these stay for a while. */
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** How long a file stays after the build that no longer has it, where the site says nothing else. */
export const USUAL_KEEP_DAYS = 7
/** What is kept is never more than this, however often is built: those that went first go for good. */
const MOST_KEPT_B = 32 * 1024 * 1024
const DAY_MS = 24 * 60 * 60 * 1000

/** Since when a file is no part of the build any more. File times would not do: copies, git and archives change them. */
const LEDGER = 'kept.json'
/** esbuild's notice of a file's licences goes where the file goes. */
const NOTICE = /\.LEGAL\.txt$/

/** @typedef {{ name: string, droppedAt: number }} Kept `droppedAt` in milliseconds since 1970 */

/**
 * How long files are to stay, as the environment says it.
 * @param {string | undefined} days such as `14`; nothing: a week; `0`: not at all
 * @throws {Error} for what is no number of days
 */
export function readKeepDays(days) {
  if (days === undefined || days.trim() === '') return USUAL_KEEP_DAYS
  const number = Number(days)
  if (Number.isFinite(number) && number >= 0) return number
  throw new Error(`LAUREL_KEEP_DAYS=${days} is no number of days`)
}

/**
 * Removes from a folder of chunks what is no part of the build and was none for long enough, and remembers since when
 * the others are none. Called when the build is complete: until then nothing is missing.
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
 * The newest of them that are not too much together.
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
 * What cannot be read is not known: such files count from now.
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
