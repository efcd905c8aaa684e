import { callOn, memberOf } from '../dom/member'
import { find } from '../dom/query'
import type { AtOnce, Group } from '../page/island'
import type { PageFacts } from '../page/page'
import { createAtOnce } from './at-once'
import { holdEarly } from './early-holding'
import type { ArrivedGroup } from './interaction'
import type { Laurel } from './laurel'
import { canHold, hold } from './replay'
import { createReport } from './report'
import { createRetry } from './retry'
import type { Runtime, StartOptions } from './start'

/** The file `runtime`: the runtime, and the islands that show at load. */
export interface RuntimeFile extends ArrivedGroup {
  start(page: PageFacts, options: StartOptions): Runtime
}

export interface LaunchOptions
  extends Omit<
    StartOptions,
    'groups' | 'everyPage' | 'present' | 'isOn' | 'report' | 'retryLater' | 'replay' | 'onInteraction'
  > {
  readonly groups: readonly Group[]
  readonly atOnce: readonly AtOnce[]
  /** Whether the page has something that those islands change at load; otherwise the runtime can wait. */
  readonly showsAtLoad: (page: PageFacts) => boolean
  /** @param failures how often the request has failed */
  readonly fetchRuntime: (failures: number) => Promise<RuntimeFile>
}

/**
 * Mounts the islands that act at once, and requests the files that the page needs. The runtime goes on from
 * there. Where nothing shows at load, the runtime is requested when the page has loaded or the visitor acts.
 * @returns the public interface until the runtime puts its own in place: `scan` and `unmount` are carried out
 * when the runtime has arrived, and `islands` is empty
 */
export function launch(facts: PageFacts, options: LaunchOptions): Laurel {
  const { document, window, settings, unreadable } = facts
  const { groups, atOnce, showsAtLoad, fetchRuntime, ...rest } = options
  const except = Array.isArray(settings['except']) ? settings['except'] : []
  const isOn = (name: string) => !except.includes(name)
  const wanted = groups.filter(({ name }) => isOn(name))
  const report = createReport(document)
  const retryLater = createRetry(window)
  /** The groups with a marker on the page; undefined once the markup has changed. */
  let present: Group[] | undefined = []
  const [need, whenHere] = createRequest(fetchRuntime, begin, report, retryLater)
  const [act, takeOver] = createAtOnce(facts, atOnce, need, report)

  async function needInteraction() {
    const runtime = await need()
    if (runtime) await runtime.needInteraction()
    else early.isOn = false
  }

  function begin({ start, ...module }: RuntimeFile) {
    // A failed first request has turned holding off.
    early.isOn = true
    const runtime = start(facts, {
      ...rest,
      groups: wanted,
      everyPage: groups.find(({ late }) => late === 'always'),
      isOn,
      report,
      retryLater,
      replay: { canHold, hold },
      present: () => present,
      onInteraction: () => (early.isOn = false),
    })
    window.laurel = runtime.laurel
    runtime.add({ islands: [], pageBehaviours: atOnce.map(takeOver) })
    runtime.add(module)
    runtime.begin()
    return runtime
  }

  function isThere({ markers, late, when }: Group) {
    try {
      if (when?.(window) === true) return true
    } catch {
      // The runtime reports it.
    }
    // One by one: a browser looks for a single class fastest.
    return !late && markers?.split(', ').some((marker) => find(document, marker))
  }

  function onReady() {
    for (const row of atOnce) if (isOn(row.name)) act(row)
    present = wanted.filter(isThere)
    for (const { load } of present) void Promise.resolve(load()).catch(() => {})
    new MutationObserver((_, observer) => {
      present = undefined
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
    if (present.length > 0 || showsAtLoad(facts)) return void need()
    // The visitor's pointer requests it, too.
    callOn(document, 'addEventListener', 'pointerover', need, { once: true })
    if (memberOf(document, 'readyState') === 'complete') need()
    else window.addEventListener('load', need)
  }

  for (const cause of unreadable) report('runtime', 'markup', cause)
  const markers = wanted.flatMap(({ markers = [] }) => markers).join(', ')
  const early = holdEarly(document, markers, needInteraction, (cause, target) =>
    report('runtime', 'act', cause, target),
  )
  if (memberOf(document, 'readyState') === 'loading')
    callOn(document, 'addEventListener', 'DOMContentLoaded', onReady, { once: true })
  else onReady()

  return {
    scan: (root) => whenHere(({ laurel }) => laurel.scan(root)),
    unmount: (root) => whenHere(({ laurel }) => laurel.unmount(root)),
    islands: () => [],
  }
}

/**
 * Fetches the runtime when it is first needed, and again after each failure.
 * @returns two functions: one requests the runtime; one has it do something when it has arrived
 */
function createRequest(
  fetchRuntime: LaunchOptions['fetchRuntime'],
  begin: (file: RuntimeFile) => Runtime,
  report: StartOptions['report'],
  retryLater: StartOptions['retryLater'],
) {
  /** Settles when the runtime has arrived or failed, then with undefined. */
  let arrival: Promise<Runtime | undefined> | undefined
  let failures = 0
  let haveArrived: (runtime: Runtime) => void
  const arrived = new Promise<Runtime>((resolve) => {
    haveArrived = resolve
  })

  async function request(arrive: (runtime?: Runtime) => void) {
    const file = await fetchRuntime(failures).catch((cause: unknown) => {
      if (failures === 0) report('runtime', 'load', cause)
      failures += 1
      arrive()
      retryLater(launch, () => request(arrive))
    })
    if (!file) return
    const runtime = begin(file)
    arrival = Promise.resolve(runtime)
    arrive(runtime)
    haveArrived(runtime)
  }

  /** @returns the runtime; undefined when it has failed */
  const need = () => (arrival ??= new Promise((arrive) => void request(arrive)))
  /** Has the runtime do something when it has arrived. */
  const whenHere = (ask: (runtime: Runtime) => void) => void arrived.then(ask)

  return [need, whenHere] as const
}
