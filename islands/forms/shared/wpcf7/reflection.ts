import { findAll } from '../../../../src/dom/query'
import type { Scope } from '../../../../src/page/scope'
import { afterReset } from './after-reset'

const MIRROR = '[data-reflection-of]'

/** The printed text of mirrors that have been changed. */
const printed = new WeakMap<HTMLElement, string>()

/**
 * Shows the valid values of a field in the elements that mirror it (contract 07 A7), or their default text
 * without any. An `output` shows the first value, a group shows all of them.
 */
export function reflect(form: HTMLFormElement, field: string, values: readonly FormDataEntryValue[]): void {
  // An empty file field has a file without a name.
  const texts = values.map((value) => (typeof value === 'string' ? value : value.name)).filter(Boolean)
  for (const mirror of findAll(form, MIRROR))
    if (mirror.dataset['reflectionOf'] === field) show(mirror, texts)
}

/** Resets the mirrors with the form, whose fields are next validated when they change. */
export function resetReflections(scope: Scope, form: HTMLFormElement): void {
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
  // Unchanged text is not written again, so that screen readers do not repeat it.
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
