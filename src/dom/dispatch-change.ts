import { callOn } from './member'

/** Fires `change` after a script has set a field's value; handlers of jQuery receive it as well. */
export function dispatchChange(field: Element): void {
  callOn(field, 'dispatchEvent', new Event('change', { bubbles: true }))
}
