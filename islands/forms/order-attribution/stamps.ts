import type { Scope } from '../../../src/page/scope'
import type { Settings, Values } from './settings'
import { STAMP, watchStamps } from './stamp-element'

/**
 * The hidden inputs with which an order is sent (contract 07 E6).
 * @returns puts the current values into them
 */
export function followStamps(scope: Scope, { fields, prefix }: Settings, values: () => Values): () => void {
  const { add, document } = scope
  const filled = new Set<Element>()
  /** Where one was too many, a note of its place. */
  const removed = new Map<Element, Comment>()

  function refresh() {
    const stamps = keepOnePerForm([...document.querySelectorAll(STAMP)])
    if (stamps.length === 0) return
    const current = values()
    for (const stamp of stamps) fill(stamp, current)
  }

  /** The server prints several, of which a theme may leave some out; each form is sent with one (contract 07 E8.4). */
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
    const place = document.createComment('')
    removed.set(stamp, place)
    stamp.replaceWith(place)
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

  // Filled at once; whether there is another in its form is looked at when whoever puts it there has done.
  const fillNew = (stamp: Element) => fill(stamp, values())
  add(() => {
    for (const stamp of filled) stamp.replaceChildren()
    for (const [stamp, place] of removed) place.replaceWith(stamp)
  })
  add(watchStamps(scope.window, fillNew))
  scope.onMarkup(refresh)
  return refresh
}
