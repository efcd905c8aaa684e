import { useStore } from '@nanostores/react'
import { useInsertionEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { text } from '../../../src/page/text'
import { useAdopted } from '../../../src/react/adopt'
import { type Line, lineAt, locksOf } from './lines'
import type { ShownEditor } from './shown-editor'
import './engraving-lines.css'

interface LineEditorProps extends ShownEditor {
  /** The focused element when the component is mounted. */
  readonly focused: EventTarget | null
}

/** Adds to the server's fields a character count at the focused line, and a button that undoes the last copy. */
export function LineEditor({ form, items, editor, focused: first }: LineEditorProps) {
  const lines = useStore(editor.$lines)
  const [focused, setFocused] = useState(first)
  const all = items.flatMap(({ pieces }) => pieces.flat())
  const used = all.find(({ field }) => field === focused)
  const line = used && lineAt(lines, used.at)
  const copied = all.find(({ at }) => isSamePlace(lines.copied?.from, at))

  useAdopted(form, {
    on: { focusin: ({ target }) => setFocused(target), focusout: () => setFocused(null) },
  })
  return (
    <>
      {line && !locksOf(line).text && <Counter field={used.field} line={line} />}
      {copied?.arrow && <Undo arrow={copied.arrow} onUndo={editor.undo} />}
    </>
  )
}

function isSamePlace(one: object | undefined, other: object): boolean {
  return one !== undefined && Object.values(one).join() === Object.values(other).join()
}

/**
 * How much of the line is used. It lies over the field's edge, so that showing it moves nothing under the
 * pointer. It is hidden from screen readers, because the editor announces when few characters are left.
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

/** Creates an element behind a server node, for a portal. */
function usePlaceAfter(node: HTMLElement, className: string): HTMLElement {
  const [place] = useState(() => node.ownerDocument.createElement('span'))
  useInsertionEffect(() => {
    place.className = className
    node.after(place)
    return () => place.remove()
  }, [place, node, className])
  return place
}
