import type { Scope } from '../../../src/page/scope'
import type { Settings, Values } from './settings'
import { STAMP, watchStamps } from './stamp-element'

/**
 * Fills the elements that send the attribution with an order, the shop plugin's `stamps` (contract 07 E6).
 * @returns a function that updates them with the current values
 */
export function fillStamps(scope: Scope, { fields, prefix }: Settings, values: () => Values): () => void {
  const { add, document } = scope
  const filled = new Set<Element>()
  /** Surplus stamps, each with the placeholder that replaces it. */
  const removed = new Map<Element, Comment>()

  function refresh() {
    const stamps = keepOnePerForm([...document.querySelectorAll(STAMP)])
    if (stamps.length === 0) return
    const current = values()
    for (const stamp of stamps) fill(stamp, current)
  }

  /** The server prints several stamps, of which a form needs only the first (contract 07 E8.4). */
  function keepOnePerForm(stamps: readonly Element[]): Element[] {
    const forms = new Set<Element | null>()
    return stamps.filter((stamp) => {
      const form = stamp.closest('form')
      const isFirst = !forms.has(form)
      forms.add(form)
      if (!isFirst) remove(stamp)
      return isFirst
    })
  }

  function remove(stamp: Element) {
    const placeholder = document.createComment('')
    removed.set(stamp, placeholder)
    stamp.replaceWith(placeholder)
  }

  function fill(stamp: Element, current: Values) {
    const inputs = [...fields.keys()].map((name) => {
      const input = inputOf(stamp, prefix + name)
      input.setAttribute('value', current[name] ?? '')
      return input
    })
    const { childNodes } = stamp
    const isDone =
      inputs.length === childNodes.length && inputs.every((input, index) => input === childNodes[index])
    if (isDone) return
    filled.add(stamp)
    stamp.replaceChildren(...inputs)
  }

  const inputOf = (stamp: Element, name: string) =>
    [...stamp.querySelectorAll('input')].find((input) => input.name === name) ?? createInput(name)

  function createInput(name: string) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    return input
  }

  // A new stamp is filled at once; surplus stamps are removed when the markup is complete.
  const fillNew = (stamp: Element) => fill(stamp, values())
  add(() => {
    for (const stamp of filled) stamp.replaceChildren()
    for (const [stamp, placeholder] of removed) placeholder.replaceWith(stamp)
  })
  add(watchStamps(scope.window, fillNew))
  scope.onMarkup(refresh)
  return refresh
}
