import { callOn } from '../../../src/dom/member'
import { find, findAll } from '../../../src/dom/query'
import type { Fields } from './behaviour'

const PREFIX = 'data-prefix'
const CONTAINER = `.akismet-fields-container[${PREFIX}]:not([${PREFIX}=""])`
const DEFAULT_PREFIX = 'ak_'

/** The hidden inputs that laurel adds to a form. */
export interface HiddenFields {
  /** Reuses inputs that exist, so that a second submit sends each of them once (contract 07 D6.1). */
  write(fields: Fields): void
  remove(): void
}

export function createHiddenFields(form: HTMLElement): HiddenFields {
  const added = new Set<HTMLInputElement>()

  function create(name: string) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    callOn(form, 'append', input)
    added.add(input)
    return input
  }

  return {
    write(fields) {
      const prefix = find(form, CONTAINER)?.getAttribute(PREFIX) ?? DEFAULT_PREFIX
      const inputs = [...findAll<HTMLInputElement>(form, 'input[type="hidden"]')]
      // The server reads the last input of a name.
      const known = new Map(inputs.map((input) => [input.name, input]))
      for (const [key, value] of fields) {
        const input = known.get(prefix + key) ?? create(prefix + key)
        input.value = value
      }
    },
    remove() {
      for (const input of added) input.remove()
      added.clear()
    },
  }
}
