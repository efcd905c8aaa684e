import { createAdoption } from '../../../src/dom/adoption'
import { memberOf } from '../../../src/dom/member'
import { find } from '../../../src/dom/query'

const ERROR = '.directory-error'
const ERROR_ID = 'laurel-directory-error'

/** The server's error message, which the theme's CSS hides. */
export interface ErrorBox {
  /** The element's id, for `aria-describedby`; empty while the message is hidden. */
  readonly id: string
  /** @returns its top in px from the document's top; undefined on a page without the message */
  show(): number | undefined
  hide(): void
}

export function createErrorBox(form: HTMLFormElement): ErrorBox {
  const adopted = createAdoption()
  const findBox = () =>
    find(form, ERROR) ?? memberOf(form, 'parentElement')?.querySelector<HTMLElement>(ERROR)
  let id = ''
  return {
    get id() {
      return id
    },
    show() {
      const box = findBox()
      if (!box) return undefined
      if (box.id === '') adopted.attribute(box, 'id', ERROR_ID)
      id = box.id
      adopted.attribute(box, 'role', 'alert')
      adopted.style(box, 'display', 'block')
      return box.getBoundingClientRect().top + (box.ownerDocument.defaultView?.scrollY ?? 0)
    },
    hide() {
      id = ''
      adopted.restore()
    },
  }
}
