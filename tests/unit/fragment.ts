import { readFileSync } from 'node:fs'
import path from 'node:path'

const WIDGETS = path.resolve(import.meta.dirname, '../../fixtures-html/widgets')

/** Puts a saved fragment on the page, as the server would have printed it. */
export function showFragment(name: string): void {
  document.body.innerHTML = readFileSync(path.join(WIDGETS, `${name}.html`), 'utf8')
}

/** The first element of the page that matches; a fragment without it is a broken test. */
export function one<E extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): E {
  const element = root.querySelector<E>(selector)
  if (!element) throw new Error(`The fragment holds no ${selector}`)
  return element
}
