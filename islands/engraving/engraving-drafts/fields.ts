import { dispatchChange } from '../../../src/dom/dispatch-change'
import { findAll } from '../../../src/dom/query'
import { GROUPS } from '../choices'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fields that the visitor fills in. File fields are left out, since no script may set them. */
const CONTROLS =
  'textarea, select, input:not([type="hidden"], [type="file"], [type="password"], [type="submit"], [type="button"], [type="reset"], [type="image"])'

/** The value of a field, and the one that the server printed. A checkbox has `1` or nothing, radio buttons a position. */
export interface Held {
  readonly value: string
  readonly printed: string
}

/** A field of the form, or a group of radio buttons. */
export interface Field {
  /** Its name, and how many of that name come before it. */
  readonly key: string
  read(): Held
  fill(value: string): void
}

export const controlsOf = (form: HTMLElement): readonly Control[] => [...findAll<Control>(form, CONTROLS)]

export function readFields(form: HTMLElement): readonly Field[] {
  const counts = new Map<string, number>()
  const groups = new Map<string, HTMLInputElement[]>()
  const fields: Field[] = []
  for (const control of controlsOf(form)) {
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      const group = groupOf(control)
      groups.set(group, [...(groups.get(group) ?? []), control])
      continue
    }
    const count = counts.get(control.name) ?? 0
    counts.set(control.name, count + 1)
    const key = `${control.name} ${count}`
    fields.push(isBox(control) ? boxField(key, control) : textField(key, control))
  }
  return [...fields, ...[...groups].map(([group, buttons]) => radioField(group, buttons))]
}

/** The buttons of the choices have different names. */
function groupOf({ id, name }: HTMLInputElement): string {
  const choice = GROUPS.findIndex((ids) => ids.includes(id))
  return choice < 0 ? `radio ${name}` : `choice ${choice}`
}

const textField = (key: string, control: Control): Field => ({
  key,
  read: () => ({ value: control.value, printed: printedIn(control) }),
  fill(value) {
    control.value = value
  },
})

function printedIn(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

const boxField = (key: string, box: HTMLInputElement): Field => ({
  key,
  read: () => ({ value: tickOf(box.checked), printed: tickOf(box.defaultChecked) }),
  fill(value) {
    box.checked = value !== ''
  },
})

const tickOf = (isOn: boolean) => (isOn ? '1' : '')

const radioField = (key: string, buttons: readonly HTMLInputElement[]): Field => ({
  key,
  read: () => ({
    value: String(buttons.findIndex(({ checked }) => checked)),
    printed: String(buttons.findIndex(({ defaultChecked }) => defaultChecked)),
  }),
  fill(value) {
    for (const [index, button] of buttons.entries()) {
      button.checked = String(index) === value
      // The island of the choices turns off the others and shows the chosen one's parts.
      if (button.checked && key.startsWith('choice')) dispatchChange(button)
    }
  },
})

/**
 * Whether a stored value is put back when the page is opened. It is not where the field holds something else than the server
 * printed: the browser has restored it, or the visitor has typed already. After a post it is not where the server now prints
 * something new: the server has accepted the post.
 */
export function shouldRestore(stored: Held, current: Held, isSent: boolean): boolean {
  return current.value === current.printed && (!isSent || current.printed === stored.printed)
}
