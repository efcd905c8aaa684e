import type { Seeded } from './seeded'
import { PROTOTYPE_NAMES, STRANGE } from './strange'

/** What came back for one call; undefined: nothing ever does. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly delayMs: number
}

const STATUSES = [200, 200, 200, 200, 204, 301, 400, 403, 404, 413, 429, 500, 503]
const TYPES = ['application/json', 'text/html; charset=UTF-8', '', 'image/png', 'text/plain']
const DELAYS_MS = [0, 0, 10, 400, 4000, 30_000]
/** WordPress's own answers to what it does not know, and the ways of a broken plugin. */
const WHOLE = [
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
const VALUES: readonly unknown[] = [null, true, 0, -1, 1e308, [], {}, [[]], [null], { length: 3 }, ...STRANGE]

/** An answer that was good, broken. */
export function breakAnswer(good: string, chance: Seeded): Answer | undefined {
  if (chance.percent(3)) return undefined
  return {
    status: chance.percent(75) ? 200 : chance.pick(STATUSES),
    type: chance.pick(TYPES),
    text: brokenText(good, chance),
    delayMs: chance.pick(DELAYS_MS),
  }
}

function brokenText(good: string, chance: Seeded): string {
  const way = chance.below(10)
  if (way < 2) return good
  if (way === 2) return chance.pick(WHOLE)
  if (way === 3) return good.slice(0, chance.below(good.length + 1))
  if (way === 4) return `<p>Notice: strange</p>${good}`
  return brokenJson(good, chance) ?? brokenHtml(good, chance)
}

function brokenJson(good: string, chance: Seeded): string | undefined {
  try {
    const value: unknown = JSON.parse(good)
    return JSON.stringify(brokenValue(value, chance))
  } catch {
    return undefined
  }
}

/** Goes some way into the value, and changes what is there. */
function brokenValue(value: unknown, chance: Seeded): unknown {
  if (typeof value !== 'object' || value === null || chance.percent(15)) return chance.pick(VALUES)
  if (Array.isArray(value)) {
    const at = chance.below(value.length + 1)
    return value.map((entry, index) => (index === at ? brokenValue(entry, chance) : entry))
  }
  const entries = Object.entries(value)
  if (entries.length === 0) return chance.pick(VALUES)
  const [name] = chance.pick(entries)
  if (chance.percent(20)) return Object.fromEntries(entries.filter(([other]) => other !== name))
  // As a parsed answer would have it: an own property, whatever its name.
  if (chance.percent(10)) return Object.fromEntries([...entries, [chance.pick(PROTOTYPE_NAMES), { a: 1 }]])
  return Object.fromEntries(
    entries.map(([other, entry]) => [other, other === name ? brokenValue(entry, chance) : entry]),
  )
}

function brokenHtml(good: string, chance: Seeded): string {
  const at = chance.below(good.length + 1)
  return good.slice(0, at) + chance.pick(STRANGE) + good.slice(at + chance.below(30))
}
