import { createAdoption } from '../../../src/dom/adoption'
import { type Original, textOriginal } from '../../../src/dom/original'
import { findAll } from '../../../src/dom/query'
import { listen } from '../../../src/page/listen'
import type { Unmount } from '../../../src/runtime/island'
import { afterReset } from './after-reset'
import { countText, readCountRules } from './character-count'

const COUNTER = '.wpcf7-character-count'
const TYPED = ['input', 'keyup', 'change']

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Tells how long a field's text is, or how much room is left (contract 07 §A7). */
export function countCharacters(form: HTMLFormElement): Unmount {
  const adoption = createAdoption()
  const texts = new Map<Element, Original<string>>()

  function show(counter: HTMLElement, text: string) {
    const rules = readCountRules(counter.dataset, counter.classList.contains('down'))
    const { shown, isTooLong, isTooShort } = countText(text, rules)
    const original = texts.get(counter) ?? textOriginal(counter)
    texts.set(counter, original)
    original.set(String(shown))
    adoption.attribute(counter, 'data-current-value', String(shown))
    adoption.toggle(counter, 'too-long', isTooLong)
    adoption.toggle(counter, 'too-short', isTooShort)
  }
  /** @param typedIn the one field whose counters are looked at */
  function update(typedIn?: EventTarget | null) {
    for (const counter of findAll(form, COUNTER)) {
      const field = fieldNamed(form, counter.dataset['targetName'])
      if (field && (typedIn === undefined || typedIn === field)) show(counter, field.value)
    }
  }
  update()
  const undo = [
    listen(form, TYPED, ({ target }) => update(target)),
    listen(form, ['wpcf7reset'], () => update()),
    afterReset(form, update),
  ]
  return () => {
    for (const stop of undo) stop()
    for (const original of texts.values()) original.restore()
    adoption.restore()
  }
}

/** The first of that name; mirrors of a field bear its name as well. */
function fieldNamed(form: HTMLFormElement, name: string | undefined): Field | undefined {
  if (!name) return undefined
  return [...findAll<Field>(form, 'input, textarea, select')].find((field) => field.name === name)
}
