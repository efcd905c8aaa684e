import { closest } from '../../../src/dom/query'
import { isRecord } from '../../../src/page/is-record'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { COPY_CALL } from '../calls'
import { createEditor, type Editor } from './editor'
import type { Place } from './lines'
import { placeLines } from './lines-on-page'
import { type ItemParts, readItems } from './markup'
import { shownEditors } from './shown-editor'

/** Signs that the visitor is about to use the form. */
const APPROACHES = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * The lines that are engraved on each piece. Each is a text or the logo, and can be copied to the later pieces (contract 08
 * §10.2). This file restores what was typed, which has to be seen at load. The component adds new elements, and is mounted
 * when the visitor approaches the form.
 */
export const mount: Mount = (form, scope) => {
  const items = readItems(form)
  const editor = createEditor(items, scope)
  placeLines(items, editor, scope)
  followFields(form, items, editor, scope)
  shownEditors.set(form, { form, items, editor })
  const show = () => void scope.showView()
  scope.listen(form, APPROACHES, show, { once: true, passive: true })
  scope.add(editor.$lines.listen(({ copied }) => copied && show()))
}

/** Listens to the visitor, the server's handlers and other scripts in the form. */
function followFields(form: HTMLElement, items: readonly ItemParts[], editor: Editor, { listen }: Scope) {
  const lines = items.flatMap(({ pieces }) => pieces.flat())
  const byField = new Map<EventTarget | null, (typeof lines)[number]>(
    lines.flatMap((line) =>
      [line.field, line.logo, line.arrow].flatMap((part) => (part ? [[part, line]] : [])),
    ),
  )

  // `change` and `focusout` also come after a script or the browser has filled in a field.
  listen(form, ['input', 'change', 'focusout'], ({ target, type }) => {
    const line = byField.get(target)
    if (target === line?.field) editor.write(line.at, line.field.value)
    else if (line?.logo && target === line.logo && type === 'change') editor.mark(line.at, line.logo.checked)
  })
  listen(form, 'click', ({ target }) => {
    const line = byField.get(closest(target, '.tmm-arrow'))
    // Where a policy blocks inline handlers, the server's own handler does not call.
    if (line && !line.arrow?.onclick) editor.copy(line.at)
  })
  listen(form, COPY_CALL, (event) => {
    const from = placeOfCall(items, event)
    if (!from) return
    event.preventDefault()
    editor.copy(from)
  })
  listen(form, 'submit', editor.send)
}

/**
 * The line that a call of `copyToNext` refers to. The server counts lines and pieces from 0, and names an item by the suffix
 * of its pieces' class (contract 08 §10).
 */
function placeOfCall(items: readonly ItemParts[], event: Event): Place | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
  if (!isRecord(detail)) return undefined
  const item = items.findIndex(({ id }) => id === String(detail['itemPosition']))
  const [piece, line] = [Number(detail['position']), Number(detail['order'])]
  return items[item]?.pieces[piece]?.[line]?.at
}
