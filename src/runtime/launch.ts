import { callOn, memberOf } from '../dom/member'
import { find } from '../dom/query'
import { onBehalfOf } from '../dom/reporting'
import type { AtOnce, Group, PageBehaviour } from '../page/island'
import type { Page, PageFacts } from '../page/page'
import { holdEarly } from './early-holding'
import type { ArrivedGroup } from './interaction'
import type { Laurel } from './laurel'
import { asIsland } from './page-behaviours'
import { canHold, hold } from './replay'
import { createReport } from './report'
import { createRetry } from './retry'
import type { Runtime, StartOptions } from './start'

/** The file that every page fetches: the runtime, and the islands of every page. */
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
  /** Whether the page shows something at load that is in the file of every page; where not, that file can wait. */
  readonly showsAtLoad: (page: PageFacts) => boolean
  /** @param failures how often it has not come */
  readonly fetchRuntime: (failures: number) => Promise<RuntimeFile>
}

/**
 * What cannot wait for the runtime: the islands that act at once, and the requests for the files that the page needs. The
 * runtime goes on from there. Where nothing shows at load, it is asked for when the page has loaded, or the visitor acts.
 * @returns laurel, which does what it is asked for when the runtime is here
 */
export function launch(facts: PageFacts, options: LaunchOptions): Laurel {
  const { document, window, settings, unreadable } = facts
  const { groups, atOnce, showsAtLoad, fetchRuntime, ...rest } = options
  const except = Array.isArray(settings['except']) ? settings['except'] : []
  const isOn = (name: string) => !except.includes(name)
  const wanted = groups.filter(({ name }) => isOn(name))
  const report = createReport(document)
  const retryLater = createRetry(window)
  const waiting: ((runtime: Runtime) => void)[] = []
  let isAsked = false
  let arrive: (runtime?: Runtime) => void = () => {}
  /** Of the runtime, or of the news that it has not come. */
  const arrival = new Promise<Runtime | undefined>((resolve) => (arrive = resolve))
  let failures = 0
  let hasChanged = false
  let present: Group[] = []
  let running: Runtime | undefined

  function need() {
    if (!isAsked) void requestRuntime()
    isAsked = true
    return arrival
  }

  async function needInteraction() {
    const runtime = running ?? (await need())
    if (runtime) await runtime.needInteraction()
    else early.isOn = false
  }

  async function requestRuntime() {
    const file = await fetchRuntime(failures).catch((cause: unknown) => {
      if (failures === 0) report('runtime', 'load', cause)
      failures += 1
      arrive()
      retryLater(launch, requestRuntime)
    })
    if (file) begin(file)
  }

  function begin({ start, ...module }: RuntimeFile) {
    // It may have ended, when the runtime did not come at first.
    early.isOn = true
    const runtime = start(facts, {
      ...rest,
      groups: wanted,
      everyPage: groups.find(({ late }) => late === 'always'),
      isOn,
      report,
      retryLater,
      replay: { canHold, hold },
      present: () => (hasChanged ? undefined : present),
      onInteraction: () => (early.isOn = false),
    })
    window.laurel = runtime.laurel
    runtime.add({ islands: [], pageBehaviours: atOnce.map(begun) })
    runtime.add(module)
    runtime.begin()
    running = runtime
    arrive(runtime)
    for (const ask of waiting) ask(runtime)
  }

  /** What the islands that act at once may ask the page for. */
  const pageOf = ({ name }: AtOnce): Page => ({
    ...facts,
    island: name,
    report: (cause, stage = 'act') => report(name, stage, cause),
    onMarkup: () => () => {},
    wake: (host, group) => need().then((runtime) => runtime?.wake(host, group)),
    islands: () => atOnce.map((row) => asIsland(behaviourOf(row))),
    fetchGroups: need,
  })

  /** How their mounts have ended: the runtime takes that over, and mounts them itself from then on. */
  const ends = new Map<AtOnce, () => ReturnType<AtOnce['mount']>>()
  function act(row: AtOnce) {
    const page = pageOf(row)
    try {
      const host = memberOf(document, row.on ? 'documentElement' : 'body')
      const unmount = onBehalfOf(page.report, () => row.mount(host, page))
      ends.set(row, () => unmount)
    } catch (cause) {
      ends.set(row, () => {
        throw cause
      })
    }
  }
  const begun = (row: AtOnce): PageBehaviour =>
    behaviourOf({
      ...row,
      mount(host, page) {
        const end = ends.get(row) ?? (() => row.mount(host, page))
        ends.delete(row)
        return end()
      },
    })

  function isThere({ markers, late, when }: Group) {
    try {
      if (when?.(window) === true) return true
    } catch {
      // Told by the runtime.
    }
    // One by one: a browser looks for a single class fastest.
    return !late && markers?.split(', ').some((marker) => find(document, marker))
  }

  function onReady() {
    for (const row of atOnce) if (isOn(row.name)) act(row)
    present = wanted.filter(isThere)
    for (const { load } of present) void Promise.resolve(load()).catch(() => {})
    new MutationObserver((_, observer) => {
      hasChanged = true
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
    if (present.length > 0 || showsAtLoad(facts)) return void need()
    // What the visitor does at a marker asks for it, too.
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
    scan: (root) => void waiting.push(({ laurel }) => laurel.scan(root)),
    unmount: (root) => void waiting.push(({ laurel }) => laurel.unmount(root)),
    islands: () => [],
  }
}

export const behaviourOf = ({ mount, ...row }: AtOnce): PageBehaviour => ({
  ...row,
  wake: 'now',
  load: () => ({ mount: (host, scope) => void scope.add(mount(host, scope.page) ?? (() => {})) }),
})
