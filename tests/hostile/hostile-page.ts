import Cookies from 'js-cookie'
import { vi } from 'vitest'
import { callOn } from '../../src/dom/member'
import type { Island } from '../../src/page/island'
import type { LaurelError } from '../../src/page/laurel-error'
import type { MountDetail } from '../../src/runtime/laurel'
import type { Attributes } from './attributes-kept'
import { breakMarkup, cutMarkup } from './break-markup'
import { type Caught, describe, isUnintended } from './caught'
import { circumstancesOf, setCircumstances, wakeSleeping, widgetTurn } from './circumstances'
import { CONTROL, controlMarkup, controlWorks, newControl } from './control'
import type { GoodAnswers } from './good-answers'
import { fakeMediaQueries, trap } from './hostile-browser'
import { hostileNetwork } from './hostile-network'
import { actAtRandom, actOn } from './hostile-visit'
import { hasComeLate, LATE, lateMarkup } from './lost-files'
import { nameFields } from './member-names'
import { OWN_PARTS } from './own-parts'
import type { Part } from './page-parts'
import { sampleOf } from './registry-sample'
import { leftBehind, pageAsItIs } from './retained'
import { type Seeded, seeded } from './seeded'
import { shadowsOnPage } from './shadowing'
import { startForPage } from './start-for-page'
import { ESCAPED } from './strange'
import { ASKING, type Troubles } from './troubles'

/** What all pages of a run share. */
export interface World {
  readonly parts: readonly Part[]
  readonly registry: readonly Island[]
  readonly good: GoodAnswers
  readonly caught: Caught
  /** The islands that have come to life on any page. */
  readonly mounted: Set<string>
}

const MOST_ACTS = 8
const LOAD_MS = 60
const PAUSES_MS = [0, 20, 350, 1200]
const SOON_AFTER_MS = 600
/** Longer than any time limit of a call. */
const LONG_AFTER_MS = 31_000

/** Of an answer that is far too large. */
const MOST_READ_B = 10_000_000
/** So often as much time as any attempt waits for: all files have come then. */
const WAITS_FOR_FILES = 12
const WAIT_FOR_FILE_MS = 10_000
const BATCH_PARTS = 3

/** Opens the page of this seed, visits it and leaves it. @returns what was wrong, one line each */
export async function visitHostilePage(seed: number, world: World, troubles: Troubles): Promise<string[]> {
  const chance = seeded(seed)
  const findings: string[] = []
  const circumstances = circumstancesOf(seed)
  const shown = showPage(world, chance)
  const names = [...shown, ...addWidget(world.parts, seed, circumstances), ...setCircumstances(circumstances)]
  if (troubles.lostFiles > 0) document.body.append(lateMarkup())
  if (troubles.namesFields) nameFields([...document.forms], troubles.chance)
  const ran = trap()
  fakeMediaQueries(chance)
  const network = hostileNetwork(world.good, chance, troubles)
  const onError = ({ detail }: CustomEvent<LaurelError>) => {
    if (!detail.island || !detail.stage)
      findings.push(`an error without island or stage: ${describe(detail)}`)
    if (isUnintended(detail.cause))
      findings.push(`${detail.island} did not mean to throw at ${detail.stage}: ${describe(detail.cause)}`)
  }
  const onMount = ({ detail }: CustomEvent<MountDetail>) => void world.mounted.add(detail.island)
  document.addEventListener('laurel:error', onError)
  document.addEventListener('laurel:mount', onMount)

  const before = pageAsItIs()
  const typed = typeEverywhere()
  const registry = [...sampleOf(world.registry, document.body.outerHTML, chance), CONTROL, LATE]
  const isVisited = chance.percent(65)
  const { laurel, end } = startForPage(registry, troubles.lostFiles)
  const settle = (ms: number) => settled(ms, world.good, findings)
  await settle(LOAD_MS)
  if (troubles.lostFiles > 0) {
    for (let wait = 0; wait < WAITS_FOR_FILES; wait += 1) await settle(WAIT_FOR_FILE_MS)
    if (!hasComeLate()) findings.push('what did not come at first never came')
  }
  if (troubles.comesLate) {
    const control = controlMarkup()
    names.push(...addBatch(control, world, troubles.chance, before))
    if (!(await controlWorks(control, settle)))
      findings.push('the control island does not work in a batch that came late')
  }
  findings.push(...lost(typed, 'mount'))

  if (isVisited) {
    wakeSleeping(registry, circumstances)
    if (troubles.shadowsNames || troubles.answersHuge) askServer(troubles.chance)
    await settle(LOAD_MS)
    for (let act = chance.below(MOST_ACTS); act >= 0; act -= 1) {
      actAtRandom(document.body, chance)
      await settle(chance.pick(PAUSES_MS))
    }
    await settle(chance.percent(4) ? LONG_AFTER_MS : 0)
  }
  if (!(await controlWorks(newControl(), settle))) findings.push('the control island does not work any more')

  const mounted = laurel.islands()
  const late = typedNow()
  end()
  findings.push(...lost(late, 'unmount'))
  await settle(chance.percent(4) ? LONG_AFTER_MS : SOON_AFTER_MS)
  findings.push(...leftBehind(before, mounted, isVisited))
  findings.push(...world.caught.take())
  if (ran.mock.calls.length > 0) findings.push('a text ran as a script')
  findings.push(...escaped(), ...shadowsOnPage())
  if (network.readHuge() > MOST_READ_B) findings.push(`${network.readHuge()} bytes of an answer were read`)

  document.removeEventListener('laurel:error', onError)
  document.removeEventListener('laurel:mount', onMount)
  network.stop()
  clearPage(names)
  return [...new Set(findings)]
}

const MOST_ASKED = 4

/** Chance alone would seldom have the page ask for anything. */
function askServer(chance: Seeded): void {
  for (const button of chance.some([...document.querySelectorAll<HTMLElement>(ASKING)], MOST_ASKED))
    actOn(button)
}

/** One to three broken parts on a page of their kind. @returns the globals that its inline scripts would have set */
function showPage({ parts }: World, chance: Seeded): string[] {
  const chosen = chance.some(parts, chance.percent(30) ? 2 : 1)
  document.body.className = chance.pick(chosen).bodyClass
  const data = new Map(chosen.flatMap((part) => [...part.data]))
  for (const [name, value] of data) Reflect.set(window, name, structuredClone(value))
  for (const part of chosen) {
    const content = document.importNode(templateOf(part, chance).content, true)
    if (chance.percent(93)) breakMarkup(content, chance)
    document.body.append(content)
  }
  document.body.append(controlMarkup())
  return [...data.keys()]
}

/** @returns the globals that its inline scripts would have set */
function addWidget(parts: readonly Part[], seed: number, chance: Seeded): string[] {
  const widgets = [...parts.filter(({ name }) => name.startsWith('widgets/')), ...OWN_PARTS]
  const turn = widgetTurn(seed, widgets.length)
  const widget = turn === undefined ? undefined : widgets[turn]
  if (!widget) return []
  for (const [name, value] of widget.data) Reflect.set(window, name, structuredClone(value))
  const content = document.importNode(templateOf(widget, chance).content, true)
  if (chance.percent(60)) breakMarkup(content, chance)
  document.body.append(content)
  return [...widget.data.keys()]
}

/** More of the page, broken as well, in one turn, with a control at its end. @param before gets its elements @returns as {@link showPage} */
function addBatch(
  control: HTMLElement,
  { parts }: World,
  chance: Seeded,
  before: Map<Element, Attributes>,
): string[] {
  const batch = document.createElement('div')
  const chosen = chance.some(parts, BATCH_PARTS)
  for (const part of chosen) {
    const content = document.importNode(templateOf(part, chance).content, true)
    breakMarkup(content, chance)
    batch.append(content)
  }
  batch.append(control)
  document.body.append(batch)
  if (chance.percent(50)) nameFields([...batch.querySelectorAll('form')], chance)
  for (const [element, attributes] of pageAsItIs())
    if (batch.contains(element)) before.set(element, attributes)
  const data = new Map(chosen.flatMap((part) => [...part.data]))
  for (const [name, value] of data) Reflect.set(window, name, structuredClone(value))
  return [...data.keys()]
}

const templates = new Map<string, HTMLTemplateElement>()

/** Whole parts are parsed once only. */
function templateOf({ name, html }: Part, chance: Seeded): HTMLTemplateElement {
  const isCut = chance.percent(12)
  const known = isCut ? undefined : templates.get(name)
  if (known) return known
  const template = document.createElement('template')
  template.innerHTML = isCut ? cutMarkup(html, chance) : html
  // Half a script is an error of the page's own.
  if (isCut) for (const script of template.content.querySelectorAll('script')) script.remove()
  if (!isCut) templates.set(name, template)
  return template
}

function clearPage(globals: readonly string[]) {
  vi.clearAllTimers()
  document.body.replaceChildren()
  for (const element of [document.body, document.documentElement]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  for (const element of document.head.querySelectorAll('script, link')) element.remove()
  for (const name of globals) Reflect.deleteProperty(window, name)
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
/** What the page does in one moment may wait for what it does in the next. */
const STEPS = 4

/** Lets time pass on the page, and answers come. The clock's own way of waiting sleeps for each timer. */
async function settled(ms: number, good: GoodAnswers, findings: string[]) {
  for (let step = 0; step < STEPS; step += 1) {
    try {
      vi.advanceTimersByTime(ms / STEPS)
    } catch (cause) {
      findings.push(`uncaught, later: ${describe(cause)}`)
    }
    // One more turn than a rejection takes to be told of.
    do await turn()
    while (good.coming() > 0)
    await turn()
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement
const TYPED_IN = new Set(['text', 'search', 'email', 'tel', 'url', 'textarea'])

const fields = () =>
  (['input', 'textarea'] as const)
    .flatMap((name): Field[] => [...document.getElementsByTagName(name)])
    .filter(({ type, readOnly }) => TYPED_IN.has(type) && !readOnly)
const typedNow = () => new Map(fields().map((field) => [field, field.value]))

/** The visitor was there before laurel. */
function typeEverywhere(): ReadonlyMap<Field, string> {
  for (const [index, field] of fields().entries()) field.value = `typed ${index}`
  return typedNow()
}

function lost(typed: ReadonlyMap<Field, string>, at: string): string[] {
  return [...typed]
    .filter(([field, value]) => field.isConnected && field.value !== value)
    .map(
      ([{ name, className, value }, was]) =>
        `lost at ${at}: "${was}" of ${name}.${className}, now "${value}"`,
    )
}

const ACTING = ['onerror', 'onload', 'onclick']
const isScript = (element: Element) =>
  element.localName === 'script' && element.textContent?.includes(ESCAPED)

/** Nothing that came as text may have become an element that acts. */
function escaped(): string[] {
  return [...document.getElementsByTagName('*')]
    .filter(
      (element) =>
        ACTING.some((name) => callOn(element, 'getAttribute', name)?.includes(ESCAPED)) || isScript(element),
    )
    .map(
      (element) => `a text became ${element.outerHTML.slice(0, 80)} in ${element.parentElement?.className}`,
    )
}
