import { findAll } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { afterReset } from './after-reset'
import { countText, readCountRules } from './character-count'

const COUNTER = '.wpcf7-character-count'
const TYPED = ['input', 'keyup', 'change'] as const

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Tells how long a field's text is, or how much room is left (contract 07 A7). */
export function countCharacters(scope: Scope, form: HTMLFormElement): void {
  const { adopt } = scope

  function show(counter: HTMLElement, text: string) {
    const rules = readCountRules(counter.dataset, counter.classList.contains('down'))
    const { shown, isTooLong, isTooShort } = countText(text, rules)
    adopt.text(counter, String(shown))
    adopt.attribute(counter, 'data-current-value', String(shown))
    adopt.toggle(counter, 'too-long', isTooLong)
    adopt.toggle(counter, 'too-short', isTooShort)
  }
  /** @param typedIn the one field whose counters are looked at */
  function update(typedIn?: EventTarget | null) {
    for (const counter of findAll(form, COUNTER)) {
      const field = fieldNamed(form, counter.dataset['targetName'])
      if (field && (typedIn === undefined || typedIn === field)) show(counter, field.value)
    }
  }
  update()
  scope.listen(form, TYPED, ({ target }) => update(target))
  scope.listen(form, 'wpcf7reset', () => update())
  afterReset(scope, form, update)
}

/** The first of that name; mirrors of a field bear its name as well. */
function fieldNamed(form: HTMLFormElement, name: string | undefined): Field | undefined {
  if (!name) return undefined
  return [...findAll<Field>(form, 'input, textarea, select')].find((field) => field.name === name)
}
