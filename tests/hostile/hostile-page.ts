import { vi } from 'vitest'
import type { Island } from '../../src/page/island'
import type { LaurelError } from '../../src/page/laurel-error'
import type { MountDetail } from '../../src/runtime/laurel'
import { nextTask } from '../unit/settle'
import type { ArrangedPage } from './arranged-pages'
import { addArranged, addBatch, addParts, addWidgetInTurn, clearPage } from './build-page'
import { CONTROL, controlMarkup, controlWorks, newControl } from './control-island'
import { clobberingElementsOnPage } from './document-clobbering'
import { hasRetried, RETRIED_ISLAND, retriedMarkup } from './failing-files'
import { fakeMediaQueries } from './fake-browser'
import type { Faults } from './faults'
import { addClobberingFields } from './form-clobbering'
import { hostileNetwork } from './hostile-network'
import { injectedElements, mockInjectedFunction } from './injected-scripts'
import { leftovers, snapshotPage } from './leftovers'
import { conditionsRandom, setPageConditions, wakeIntentIslands } from './page-conditions'
import type { Part } from './page-parts'
import { type Random, seededRandom } from './seeded-random'
import { sampleIslands, startLaurel } from './start-laurel'
import { lostText, typedText, typeEverywhere } from './typed-text'
import { describe, isProgrammingError, type UncaughtErrors } from './uncaught-errors'
import type { ValidAnswers } from './valid-answers'
import { actAtRandom, actOn } from './visitor-actions'

/** The data that all pages of a run share. */
export interface World {
  readonly parts: readonly Part[]
  readonly islands: readonly Island[]
  readonly valid: ValidAnswers
  readonly uncaught: UncaughtErrors
  /** The names of the islands that were mounted on any page. */
  readonly mounted: Set<string>
}

const MOST_ACTS = 8
const LOAD_MS = 60
const PAUSES_MS = [0, 20, 350, 1200]
const SOON_AFTER_MS = 600
/** Longer than the time limit of any call. */
const LONG_AFTER_MS = 31_000
/** Less than a huge answer has. */
const MOST_READ_B = 10_000_000
/** After this many waits all retries of failed files are over. */
const RETRY_WAITS = 12
const RETRY_WAIT_MS = 10_000

/**
 * Opens the page of this seed, visits it and leaves it.
 * @param arranged is added to the page, which is visited then in any case, and must mount its island
 * @returns the faults that were found, one line each
 */
export async function visitHostilePage(
  seed: number,
  world: World,
  faults: Faults,
  arranged?: ArrangedPage,
): Promise<string[]> {
  const random = seededRandom(seed)
  const conditions = conditionsRandom(seed)
  const globals = [
    ...addParts(world.parts, random),
    ...addWidgetInTurn(world.parts, seed, conditions),
    ...setPageConditions(conditions),
    ...(arranged ? addArranged(arranged) : []),
  ]
  if (faults.failedLoads > 0) document.body.append(retriedMarkup())
  if (faults.clobbersForms) addClobberingFields([...document.forms], faults.random)
  const injected = mockInjectedFunction()
  fakeMediaQueries(random, { isWide: arranged !== undefined })
  const network = hostileNetwork(world.valid, random, faults)
  const page = observePage()
  const settle = (ms: number) => settled(ms, world.valid, page.findings)

  const before = snapshotPage()
  const typed = typeEverywhere()
  const sampled = sampleIslands(world.islands, document.body.outerHTML, random)
  const islands = [...(arranged ? world.islands : sampled), CONTROL, RETRIED_ISLAND]
  const isVisited = random.chance(65) || arranged !== undefined
  const { laurel, end } = startLaurel(islands, faults.failedLoads)
  await settle(LOAD_MS)
  if (faults.failedLoads > 0) {
    for (let wait = 0; wait < RETRY_WAITS; wait += 1) await settle(RETRY_WAIT_MS)
    if (!hasRetried()) page.findings.push('an island whose files failed at first was never mounted')
  }
  if (faults.addsLateMarkup) {
    const control = controlMarkup()
    const late = addBatch(control, world.parts, faults.random)
    globals.push(...late.globals)
    for (const [element, attributes] of snapshotPage())
      if (late.batch.contains(element)) before.set(element, attributes)
    if (!(await controlWorks(control, settle)))
      page.findings.push('the control island does not work in late markup')
  }
  page.findings.push(...lostText(typed, 'mount'))

  if (isVisited) {
    if (arranged) wakeArranged(arranged, world.islands)
    wakeIntentIslands(islands, conditions)
    if (faults.clobbersDocument || faults.hasHugeAnswer) askServer(faults.random)
    await settle(LOAD_MS)
    for (let act = random.below(MOST_ACTS); act >= 0; act -= 1) {
      actAtRandom(document.body, random)
      await settle(random.pick(PAUSES_MS))
    }
    await settle(random.chance(4) ? LONG_AFTER_MS : 0)
  }
  if (!(await controlWorks(newControl(), settle)))
    page.findings.push('the control island does not work any more')

  const mounted = laurel.islands()
  const typedLater = typedText()
  end()
  page.findings.push(...lostText(typedLater, 'unmount'))
  await settle(random.chance(4) ? LONG_AFTER_MS : SOON_AFTER_MS)
  page.findings.push(...leftovers(before, { mounted, isVisited, focused: page.focused }))
  page.findings.push(...world.uncaught.take())
  if (injected.mock.calls.length > 0) page.findings.push('a text ran as a script')
  page.findings.push(...injectedElements(), ...clobberingElementsOnPage())
  if (network.hugeBytesRead() > MOST_READ_B)
    page.findings.push(`${network.hugeBytesRead()} bytes of an answer were read`)
  if (arranged && !page.mounted.has(arranged.island)) page.findings.push(`${arranged.island} was not mounted`)
  for (const name of page.mounted) world.mounted.add(name)

  page.stop()
  network.stop()
  clearPage(globals)
  return [...new Set(page.findings)]
}

/** Records laurel's errors and mounts, and which elements get the focus. */
function observePage() {
  const findings: string[] = []
  const mounted = new Set<string>()
  const focused = new Set<Element>()
  const onError = ({ detail }: CustomEvent<LaurelError>) => {
    if (!detail.island || !detail.stage)
      findings.push(`an error without island or stage: ${describe(detail)}`)
    if (isProgrammingError(detail.cause))
      findings.push(`${detail.island} has a bug, shown at ${detail.stage}: ${describe(detail.cause)}`)
  }
  const onMount = ({ detail }: CustomEvent<MountDetail>) => void mounted.add(detail.island)
  // The visitor's own focus events are not trusted, and give no focus.
  const onFocus = ({ isTrusted, target }: FocusEvent) => {
    if (isTrusted && target instanceof Element) focused.add(target)
  }
  document.addEventListener('laurel:error', onError)
  document.addEventListener('laurel:mount', onMount)
  document.addEventListener('focus', onFocus, true)
  return {
    findings,
    mounted,
    focused,
    stop() {
      document.removeEventListener('laurel:error', onError)
      document.removeEventListener('laurel:mount', onMount)
      document.removeEventListener('focus', onFocus, true)
    },
  }
}

function wakeArranged({ island: wanted, wake }: ArrangedPage, islands: readonly Island[]): void {
  wake?.()
  const island = wake ? undefined : islands.find(({ name }) => name === wanted)
  for (const host of document.querySelectorAll<HTMLElement>(island?.selector ?? 'none')) actOn(host)
}

/** Controls that fetch more of the page, or any answer at all. */
const FETCHING_CONTROLS =
  '.load-more-btn, .jckqvBtn, .add_to_wishlist, .add_to_cart_button, .remove-product, .cart-contents, .love-it, .cff-load-more a, .team-member-ajax'
const MOST_ASKED = 4

/** Random actions alone seldom send a request. */
function askServer(random: Random): void {
  for (const control of random.sample(
    [...document.querySelectorAll<HTMLElement>(FETCHING_CONTROLS)],
    MOST_ASKED,
  ))
    actOn(control)
}

/** Time passes in steps: what happens in one may start timers for the next. */
const STEPS = 4

/** Lets time pass and answers arrive. `advanceTimersByTimeAsync` really sleeps for each timer. */
async function settled(ms: number, valid: ValidAnswers, findings: string[]) {
  for (let step = 0; step < STEPS; step += 1) {
    try {
      vi.advanceTimersByTime(ms / STEPS)
    } catch (cause) {
      findings.push(`uncaught, later: ${describe(cause)}`)
    }
    // A rejection is reported one task later.
    do await nextTask()
    while (valid.pending() > 0)
    await nextTask()
  }
}
