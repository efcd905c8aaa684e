import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Scope } from '../../../src/page/scope'
import { useAdopted } from '../../../src/react/adopt'
import { useScope } from '../../../src/react/use-scope'
import { COPY_CALL } from '../calls'
import type { Editor } from './editor'
import { LineFields } from './LineFields'
import { lineAt } from './lines'
import type { ItemParts } from './markup'
import { placeOfCall } from './place-of-call'
import './engraving-lines.css'

interface LineEditorProps {
  readonly form: HTMLElement
  readonly items: readonly ItemParts[]
  readonly editor: Editor
  readonly scope: Scope
}

/** What is engraved: on each piece some lines, each a text or the logo, to be copied to the later pieces (contract 08 §10.2). */
export function LineEditor({ form, items, editor, scope }: LineEditorProps) {
  const lines = useStore(editor.$lines)
  const [focused, setFocused] = useState<EventTarget | null>(null)
  const all = items.flatMap(({ pieces }) => pieces.flat())

  useAdopted(form, {
    on: {
      submit: () => editor.send(),
      focusin: ({ target }) => setFocused(target),
      focusout: () => setFocused(null),
    },
  })
  useScope(
    scope,
    ({ listen }) => {
      listen(form, COPY_CALL, (event) => {
        const from = placeOfCall(items, event)
        if (!from) return
        event.preventDefault()
        editor.copy(from)
      })
    },
    [form, items, editor],
  )
  return all.map((parts) => {
    const line = lineAt(lines, parts.at)
    return (
      line && (
        <LineFields
          key={Object.values(parts.at).join()}
          parts={parts}
          line={line}
          editor={editor}
          isFocused={focused === parts.field}
          isCopied={isSamePlace(lines.copied?.from, parts.at)}
        />
      )
    )
  })
}

function isSamePlace(one: object | undefined, other: object): boolean {
  return one !== undefined && Object.values(one).join() === Object.values(other).join()
}
