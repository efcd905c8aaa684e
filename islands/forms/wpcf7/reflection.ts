import { findAll } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { afterReset } from './after-reset'

const MIRROR = '[data-reflection-of]'

/** Mirrors that have been looked into, and what the server had printed in them. */
const printed = new WeakMap<HTMLElement, string>()

/**
 * Shows a field's valid values where the form mirrors them (contract 07 A7); what stands there by default without any.
 * A plain mirror shows the first one, a group all of them.
 */
export function reflect(form: HTMLFormElement, field: string, values: readonly FormDataEntryValue[]): void {
  // A file field without a file holds one without a name.
  const texts = values.map((value) => (typeof value === 'string' ? value : value.name)).filter(Boolean)
  for (const mirror of findAll(form, MIRROR))
    if (mirror.dataset['reflectionOf'] === field) show(mirror, texts)
}

/** Empties the mirrors of a form that is reset: its fields are checked at their next change only. */
export function returnReflections(scope: Scope, form: HTMLFormElement): void {
  const empty = () => {
    for (const mirror of findAll(form, MIRROR)) if (printed.has(mirror)) show(mirror, [])
  }
  scope.add(empty)
  afterReset(scope, form, empty)
}

function show(mirror: HTMLElement, texts: readonly string[]): void {
  if (!printed.has(mirror)) printed.set(mirror, mirror.textContent ?? '')
  if (mirror.localName !== 'output') showGroup(mirror, texts)
  else setText(mirror, texts[0] ?? mirror.dataset['default'] ?? printed.get(mirror) ?? '')
}

function showGroup(group: HTMLElement, texts: readonly string[]): void {
  const lines = [...group.querySelectorAll('output')]
  for (const line of lines.filter(isDefault)) line.toggleAttribute('hidden', texts.length > 0)
  const values = lines.filter((line) => !isDefault(line))
  // Screen readers say what is new: what is not is left as it is.
  if (values.length === texts.length && values.every((line, i) => line.textContent === texts[i])) return
  for (const line of values) line.remove()
  group.append(...texts.map((text) => createLine(group.dataset['reflectionOf'] ?? '', text)))
}

function createLine(field: string, text: string): HTMLElement {
  const line = document.createElement('output')
  line.setAttribute('name', field)
  line.textContent = text
  return line
}

const isDefault = (line: HTMLElement) => line.dataset['default'] !== undefined

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
