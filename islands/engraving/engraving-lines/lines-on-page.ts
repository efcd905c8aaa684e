import { actAsButton } from '../../../src/dom/act-as-button'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import type { Editor } from './editor'
import { type Line, lineAt, locksOf } from './lines'
import type { ItemParts, LineParts } from './markup'

/** Writes the lines into the server's fields. Of a line's text and logo, the one in use disables the other. */
export function placeLines(items: readonly ItemParts[], { $lines }: Editor, scope: Scope): void {
  const { adopt, add } = scope
  const all = items.flatMap(({ pieces }) => pieces.flat())

  function place({ field, logo }: LineParts, line: Line) {
    const locks = locksOf(line)
    adopt.attribute(field, 'readonly', locks.text ? '' : null)
    if (field.value !== line.text) field.value = line.text
    if (!logo) return
    adopt.attribute(logo, 'disabled', locks.logo ? '' : null)
    logo.checked = line.logo
  }

  for (const { field, arrow, limit } of all) {
    adopt.attribute(field, 'maxlength', String(limit))
    if (!arrow) continue
    adopt.attribute(arrow, 'aria-label', text('engraving-lines.copy', 'Copy this line to the later pieces'))
    add(actAsButton(arrow, adopt))
  }
  add(
    $lines.subscribe((lines, before) => {
      for (const parts of all) {
        const line = lineAt(lines, parts.at)
        if (line && line !== (before && lineAt(before, parts.at))) place(parts, line)
      }
    }),
  )
}
