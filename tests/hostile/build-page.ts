import Cookies from 'js-cookie'
import { vi } from 'vitest'
import { ARRANGED_PAGES, type ArrangedPage } from './arranged-pages'
import { breakMarkup, cutMarkup } from './break-markup'
import { controlMarkup } from './control-island'
import { addClobberingFields } from './form-clobbering'
import { widgetTurn } from './page-conditions'
import type { Part } from './page-parts'
import { emptyParsedDocuments } from './parsed-documents'
import type { Random } from './seeded-random'

const PARTS_PER_BATCH = 3

/** Fills the page with one or two parts, mostly broken, and the control island. @returns the names of the globals it set */
export function addParts(parts: readonly Part[], random: Random): string[] {
  const chosen = random.sample(parts, random.chance(30) ? 2 : 1)
  document.body.className = random.pick(chosen).bodyClass
  for (const part of chosen) {
    const content = document.importNode(templateOf(part, random).content, true)
    if (random.chance(93)) breakMarkup(content, random)
    document.body.append(content)
  }
  document.body.append(controlMarkup())
  return setGlobals(chosen)
}

/** Adds one widget, often broken, to the pages whose turn it is. @returns the names of the globals it set */
export function addWidgetInTurn(parts: readonly Part[], seed: number, random: Random): string[] {
  const widgets = [...parts.filter(({ name }) => name.startsWith('widgets/')), ...ARRANGED_PAGES]
  const turn = widgetTurn(seed, widgets.length)
  const widget = turn === undefined ? undefined : widgets[turn]
  if (!widget) return []
  const content = document.importNode(templateOf(widget, random).content, true)
  if (random.chance(60)) breakMarkup(content, random)
  document.body.append(content)
  return setGlobals([widget])
}

/** Adds an arranged page's markup as it is. @returns the names of the globals it set */
export function addArranged(page: ArrangedPage): string[] {
  document.body.insertAdjacentHTML('beforeend', page.html)
  if (page.bodyClass) document.body.classList.add(...page.bodyClass.split(' '))
  return setGlobals([page])
}

/** Adds several broken parts at once, with this control at their end. @returns the batch and the names of its globals */
export function addBatch(
  control: HTMLElement,
  parts: readonly Part[],
  random: Random,
): { batch: HTMLElement; globals: string[] } {
  const batch = document.createElement('div')
  const chosen = random.sample(parts, PARTS_PER_BATCH)
  for (const part of chosen) {
    const content = document.importNode(templateOf(part, random).content, true)
    breakMarkup(content, random)
    batch.append(content)
  }
  batch.append(control)
  document.body.append(batch)
  if (random.chance(50)) addClobberingFields([...batch.querySelectorAll('form')], random)
  return { batch, globals: setGlobals(chosen) }
}

/** Sets what the parts' inline scripts would have set. Functions are shared, everything else is copied. */
function setGlobals(parts: readonly Part[]): string[] {
  const globals = new Map(parts.flatMap(({ data }) => [...data]))
  for (const [name, value] of globals) {
    Reflect.set(window, name, typeof value === 'function' ? value : structuredClone(value))
  }
  return [...globals.keys()]
}

const templates = new Map<string, HTMLTemplateElement>()

/** Sometimes cut markup; whole parts are parsed once only. */
function templateOf({ name, html }: Part, random: Random): HTMLTemplateElement {
  const isCut = random.chance(12)
  const known = isCut ? undefined : templates.get(name)
  if (known) return known
  const template = document.createElement('template')
  template.innerHTML = isCut ? cutMarkup(html, random) : html
  // A script that was cut off would be an error of the page's own.
  if (isCut) for (const script of template.content.querySelectorAll('script')) script.remove()
  if (!isCut) templates.set(name, template)
  return template
}

/** Removes the page with its globals, cookies, storage and timers. */
export function clearPage(globals: readonly string[]): void {
  vi.clearAllTimers()
  document.body.replaceChildren()
  emptyParsedDocuments()
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
