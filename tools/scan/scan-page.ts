import type { Check, Checks, Problem, ProblemKind } from '../../src/check/problem'
import type { Island, Wake } from '../../src/page/island'
import { type Page, readPage } from '../../src/page/page'
import { createHostIndex } from './host-index'
import { type OpenPage, openPage, type PageSource } from './open-page'
import { plainText } from './plain-text'

/** Milliseconds; the scan reports hosts that could not be checked in this time. */
const CHECK_TIME_MS = 20_000

/** An island on a page. */
export interface FoundIsland {
  readonly name: string
  /** How many hosts it has there. */
  readonly count: number
  readonly wake: Wake
  readonly media?: string
}

export interface FoundProblem {
  /** Its name, or `page`. */
  readonly island: string
  readonly kind: ProblemKind
  readonly message: string
  readonly line?: number
  readonly column?: number
}

export interface PageScan {
  readonly islands: readonly FoundIsland[]
  readonly problems: readonly FoundProblem[]
}

/** Finds a page's islands as the runtime would, and has each host checked. */
export function scanPage(source: PageSource, registry: readonly Island[], checks: Checks): PageScan {
  const page = openPage(source)
  try {
    return scanOpen(page, registry, checks)
  } finally {
    page.close()
  }
}

function scanOpen(open: OpenPage, registry: readonly Island[], checks: Checks): PageScan {
  const { window } = open
  const facts = readPage(window)
  const { except } = facts.settings
  const index = createHostIndex(window.document)
  const isOff = ({ name }: Island) => Array.isArray(except) && except.includes(name)
  const until = performance.now() + CHECK_TIME_MS
  const islands: FoundIsland[] = []
  const problems = new Map<string, FoundProblem>()

  function note(island: string, { kind, message, element }: Problem, host?: Element) {
    const where = element ?? host
    const found = { island, kind, message: plainText(message), ...(where && open.place(where)) }
    problems.set(JSON.stringify(found), found)
  }

  for (const island of registry.filter((each) => !isOff(each))) {
    const { name, wake, media } = island
    const hosts = island.when && !island.when(window) ? [] : index.find(island.selector)
    if (hosts.length === 0) continue
    islands.push({ name, count: hosts.length, wake, ...(media !== undefined && { media }) })
    const check = checks.get(name)
    if (!check) continue
    for (const [number, host] of hosts.entries()) {
      if (performance.now() > until) {
        const message = `only ${number} of ${hosts.length} hosts of ${name} were checked: it took too long`
        note('page', { kind: 'page', message })
        break
      }
      for (const problem of checkHost(check, host, facts)) note(name, problem, host)
    }
  }
  return { islands, problems: [...problems.values()] }
}

/** A check that throws has met unexpected markup, which is reported as a problem. */
function checkHost(check: Check, host: HTMLElement, facts: ReturnType<typeof readPage>): Problem[] {
  const reported: Problem[] = []
  const page: Page = {
    ...facts,
    onMarkup: () => () => {},
    wake: () => undefined,
    island: 'scan',
    islands: () => [],
    fetchGroups: async () => {},
    report: (cause) => reported.push({ kind: 'markup', message: messageOf(cause) }),
  }
  try {
    return [...check(host, page), ...reported]
  } catch (cause) {
    return [...reported, { kind: 'markup', message: `it can not be read: ${messageOf(cause)}` }]
  }
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
