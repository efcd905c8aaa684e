import { memo, useInsertionEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { pressByKey } from '../../../src/dom/press-by-key'
import { text } from '../../../src/page/text'
import { useAdopted } from '../../../src/react/adopt'
import type { Editor } from './editor'
import { type Line, locksOf } from './lines'
import type { LineParts } from './markup'

interface LineFieldsProps {
  readonly parts: LineParts
  readonly line: Line
  readonly editor: Editor
  readonly isFocused: boolean
  /** The last copy came from this line, and can be undone. */
  readonly isCopied: boolean
}

/** The fields of one line on one piece: what one of them says locks the other. */
export const LineFields = memo(function LineFields({
  parts,
  line,
  editor,
  isFocused,
  isCopied,
}: LineFieldsProps) {
  const { field, logo, arrow, at } = parts
  const locks = locksOf(line)
  const write = () => editor.write(at, field.value)

  useAdopted(field, {
    attributes: { readonly: locks.text ? '' : null, maxlength: String(line.limit) },
    // The later two tell what a script or the browser has filled in.
    on: { input: write, change: write, blur: write },
  })
  useAdopted(logo, {
    attributes: { disabled: locks.logo ? '' : null },
    on: { change: () => editor.mark(at, logo?.checked ?? false) },
  })
  useAdopted(arrow, {
    attributes: {
      role: 'button',
      tabindex: '0',
      'aria-label': text('engraving-lines.copy', 'Copy this line to the later pieces'),
    },
    on: {
      keydown: pressByKey,
      click() {
        // Where a policy forbids inline handlers, the server's own does not call.
        if (arrow && !arrow.onclick) editor.copy(at)
      },
    },
  })
  useLayoutEffect(() => {
    if (field.value !== line.text) field.value = line.text
    if (logo) logo.checked = line.logo
  }, [field, logo, line])
  return (
    <>
      {isFocused && !locks.text && <Counter field={field} line={line} />}
      {isCopied && arrow && <Undo arrow={arrow} onUndo={editor.undo} />}
    </>
  )
})

/**
 * How much of the line is used, on the edge of the field: if it took room of its own, what is pressed next would move away
 * under the pointer. Screen readers are told when little is left.
 */
function Counter({ field, line }: { readonly field: HTMLInputElement; readonly line: Line }) {
  const place = usePlaceAfter(field, 'laurel-engraving-count')
  useLayoutEffect(() => {
    place.style.left = `${field.offsetLeft + field.offsetWidth}px`
    place.style.top = `${field.offsetTop}px`
  }, [place, field])
  return createPortal(
    <span aria-hidden="true">
      {text('engraving-lines.used', '{used} of {limit}', { used: line.text.length, limit: line.limit })}
    </span>,
    place,
  )
}

function Undo({ arrow, onUndo }: { readonly arrow: HTMLElement; readonly onUndo: () => void }) {
  const place = usePlaceAfter(arrow, 'laurel-engraving-copied')

  function undo() {
    arrow.focus()
    onUndo()
  }
  return createPortal(
    <button type="button" onClick={undo}>
      {text('engraving-lines.undo', 'Undo copying')}
    </button>,
    place,
  )
}

/** A place right behind a node of the server's, where React puts nothing by itself. */
function usePlaceAfter(node: HTMLElement, className: string): HTMLElement {
  const [place] = useState(() => node.ownerDocument.createElement('span'))
  useInsertionEffect(() => {
    place.className = className
    node.after(place)
    return () => place.remove()
  }, [place, node, className])
  return place
}
