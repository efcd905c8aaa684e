import { callOn, memberOf } from '../dom/member'
import type { Groups } from './groups'
import type { Hosts } from './hosts'
import type { Mounts } from './mounts'
import type { Registry } from './registry'

/** Whether a field's value differs from the one that the server printed. */
export function isEdited(element: Element): boolean {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isField && element.value !== element.defaultValue
}

interface TypingOptions {
  readonly registry: Registry
  readonly groups: Groups
  readonly hosts: Hosts
  readonly mounts: Mounts
}

/**
 * Typing wakes the islands with `wakesOnTyping`. Once their code is here they get one `input` event, and read from the
 * field what was typed until then.
 * @returns a function that does the same for a field that was typed in before laurel listened
 */
export function wakeOnTyping(
  document: Document,
  { registry, groups, hosts, mounts }: TypingOptions,
): (field: Element) => void {
  /** Fields that get an `input` event when the code of their islands has arrived. */
  const waiting = new Set<Element>()

  function onTyping(field: Element) {
    const pending = groups.pendingAbove(field)
    if (pending.length > 0) {
      void Promise.all(pending.map(({ arrival }) => arrival)).then(() => wakeAbove(field))
    }
    wakeAbove(field)
  }

  function wakeAbove(field: Element) {
    const matches = registry
      .above(field, ({ wakesOnTyping }) => Boolean(wakesOnTyping))
      .filter(hosts.mayMount)
    const arrivals = matches.map(hosts.wake).filter((arrival) => arrival !== undefined)
    if (arrivals.length === 0 || waiting.has(field)) return
    waiting.add(field)
    void Promise.all(arrivals).then(() => {
      waiting.delete(field)
      if (matches.some(({ island, host }) => mounts.has(island, host))) dispatchInput(field)
    })
  }

  const onInput = ({ target }: Event) => {
    if (target instanceof Element) onTyping(target)
  }
  callOn(document, 'addEventListener', 'input', onInput, { capture: true, passive: true })
  return onTyping
}

function dispatchInput(field: Element) {
  if (memberOf(field, 'isConnected')) callOn(field, 'dispatchEvent', new Event('input', { bubbles: true }))
}
