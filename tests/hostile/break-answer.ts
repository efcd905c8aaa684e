import { HOSTILE_VALUES, PROTOTYPE_NAMES } from './hostile-values'
import type { Random } from './seeded-random'

/** The answer to one call. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly delayMs: number
}

const STATUSES = [200, 200, 200, 200, 204, 301, 400, 403, 404, 413, 429, 500, 503]
const TYPES = ['application/json', 'text/html; charset=UTF-8', '', 'image/png', 'text/plain']
const DELAYS_MS = [0, 0, 10, 400, 4000, 30_000]
/** Answers of WordPress to an unknown action, and of a broken plugin. */
const ERROR_TEXTS = [
  '',
  '0',
  '-1',
  'null',
  '[]',
  '{}',
  '""',
  '{"success":true}',
  '{"success":false,"data":null}',
  '<br />\n<b>Fatal error</b>: Uncaught Error in /wp-content/plugins',
  '\ufeff{}',
  '{"__proto__":{"success":true},"constructor":null}',
]
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  ...HOSTILE_VALUES,
]

/** Breaks a valid answer. @returns undefined when no answer ever comes */
export function breakAnswer(valid: string, random: Random): Answer | undefined {
  if (random.chance(3)) return undefined
  return {
    status: random.chance(75) ? 200 : random.pick(STATUSES),
    type: random.pick(TYPES),
    text: brokenText(valid, random),
    delayMs: random.pick(DELAYS_MS),
  }
}

function brokenText(valid: string, random: Random): string {
  const way = random.below(10)
  if (way < 2) return valid
  if (way === 2) return random.pick(ERROR_TEXTS)
  if (way === 3) return valid.slice(0, random.below(valid.length + 1))
  if (way === 4) return `<p>Notice: strange</p>${valid}`
  return brokenJson(valid, random) ?? brokenHtml(valid, random)
}

function brokenJson(valid: string, random: Random): string | undefined {
  try {
    const value: unknown = JSON.parse(valid)
    return JSON.stringify(brokenValue(value, random))
  } catch {
    return undefined
  }
}

/** Replaces, removes or adds a value at a random depth. */
function brokenValue(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(15)) return random.pick(VALUES)
  if (Array.isArray(value)) {
    const at = random.below(value.length + 1)
    return value.map((entry, index) => (index === at ? brokenValue(entry, random) : entry))
  }
  const entries = Object.entries(value)
  if (entries.length === 0) return random.pick(VALUES)
  const [name] = random.pick(entries)
  if (random.chance(20)) return Object.fromEntries(entries.filter(([other]) => other !== name))
  // As JSON.parse makes it: `__proto__` becomes an own property.
  if (random.chance(10)) return Object.fromEntries([...entries, [random.pick(PROTOTYPE_NAMES), { a: 1 }]])
  return Object.fromEntries(
    entries.map(([other, entry]) => [other, other === name ? brokenValue(entry, random) : entry]),
  )
}

function brokenHtml(valid: string, random: Random): string {
  const at = random.below(valid.length + 1)
  return valid.slice(0, at) + random.pick(HOSTILE_VALUES) + valid.slice(at + random.below(30))
}
