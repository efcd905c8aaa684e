import { callOn, memberOf } from '../dom/member'
import type { Groups } from './groups'
import type { Hosts } from './hosts'
import type { Mounts } from './mounts'
import type { Roster } from './roster'

/** Whether a field holds something else than the server printed into it. */
export function isEdited(element: Element): boolean {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isField && element.value !== element.defaultValue
}

export interface TypingOptions {
  readonly roster: Roster
  readonly groups: Groups
  readonly hosts: Hosts
  readonly mounts: Mounts
}

/**
 * Typing wakes the islands that want to hear of it. They are told when their code is here: what was typed by then they
 * find in the field.
 * @returns the same for a field that was typed in before laurel listened
 */
export function hearTyping(
  document: Document,
  { roster, groups, hosts, mounts }: TypingOptions,
): (field: Element) => void {
  /** Fields whose islands will hear of the typing when their code is here. */
  const waiting = new Set<Element>()

  function hear(field: Element) {
    const missing = groups.missingAbove(field)
    if (missing.length > 0) {
      void Promise.all(missing.map(({ arrival }) => arrival)).then(() => wakeFor(field))
    }
    wakeFor(field)
  }

  function wakeFor(field: Element) {
    const asleep = roster.above(field, ({ hearsTyping }) => Boolean(hearsTyping)).filter(hosts.mayMount)
    const coming = asleep.map(hosts.wake).filter((arrival) => arrival !== undefined)
    if (coming.length === 0 || waiting.has(field)) return
    waiting.add(field)
    void Promise.all(coming).then(() => {
      waiting.delete(field)
      if (asleep.some(({ island, host }) => mounts.has(island, host))) tell(field)
    })
  }

  const onInput = ({ target }: Event) => {
    if (target instanceof Element) hear(target)
  }
  callOn(document, 'addEventListener', 'input', onInput, { capture: true, passive: true })
  return hear
}

/** Tells an island of typing that was over before the island could hear it: it looks at the field's value anyway. */
function tell(field: Element) {
  if (memberOf(field, 'isConnected')) callOn(field, 'dispatchEvent', new Event('input', { bubbles: true }))
}
