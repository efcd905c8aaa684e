import { findAll } from '../../../../src/dom/query'
import type { Scope } from '../../../../src/page/scope'
import { afterReset } from './after-reset'

const COUNTER = '.wpcf7-character-count'
const TYPED = ['input', 'keyup', 'change'] as const

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The settings of a counter, as the server prints them (contract 07 A3). */
export interface CountRules {
  readonly direction: 'up' | 'down'
  /** The starting value of a counter that counts down. */
  readonly start: number
  readonly maximum: number | undefined
  readonly minimum: number | undefined
}

export interface CharacterCount {
  /** Negative when a text is longer than the start of a counter that counts down. */
  readonly shown: number
  readonly isTooLong: boolean
  readonly isTooShort: boolean
}

/**
 * Counts the characters of a text in UTF-16 units, as browsers do (contract 07 A7). Blanks at both ends are
 * not counted, but the limits apply to the whole text.
 */
export function countText(text: string, { direction, start, maximum, minimum }: CountRules): CharacterCount {
  const count = text.trim().length
  return {
    shown: direction === 'down' ? start - count : count,
    isTooLong: maximum !== undefined && text.length > maximum,
    isTooShort: minimum !== undefined && text.length < minimum,
  }
}

/** @param dataset values that are negative or no whole numbers are ignored */
export function readCountRules(dataset: Readonly<DOMStringMap>, isDown: boolean): CountRules {
  return {
    direction: isDown ? 'down' : 'up',
    start: wholeNumber(dataset['startingValue']) ?? 0,
    maximum: wholeNumber(dataset['maximumValue']),
    minimum: wholeNumber(dataset['minimumValue']),
  }
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*\d+\s*$/.test(text) ? Number(text) : undefined
}

/** Shows the length of a field's text, or the number of characters left (contract 07 A7). */
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
  /** @param changed limits the update to the counters of this field */
  function update(changed?: EventTarget | null) {
    for (const counter of findAll(form, COUNTER)) {
      const field = fieldNamed(form, counter.dataset['targetName'])
      if (field && (changed === undefined || changed === field)) show(counter, field.value)
    }
  }
  update()
  scope.listen(form, TYPED, ({ target }) => update(target))
  scope.listen(form, 'wpcf7reset', () => update())
  afterReset(scope, form, update)
}

/** The first field with that name; the outputs that mirror a field have its name as well. */
function fieldNamed(form: HTMLFormElement, name: string | undefined): Field | undefined {
  if (!name) return undefined
  return [...findAll<Field>(form, 'input, textarea, select')].find((field) => field.name === name)
}
