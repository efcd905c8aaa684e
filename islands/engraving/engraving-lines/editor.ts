import { atom, type ReadableAtom } from 'nanostores'
import { announce } from '../../../src/dom/announce'
import type { Scope } from '../../../src/page/scope'
import { plural, text } from '../../../src/page/text'
import { readDraft, writeDraft } from '../drafts'
import { isChanged, type Lines, type LinesAction, lineAt, type Place, reduceLines, resumed } from './lines'
import { foundIn, type ItemParts } from './markup'

/** The numbers of characters left that are announced to screen readers. */
const ANNOUNCED_AT = [10, 5, 0]

/** The lines of the page, and the actions that change them. */
export interface Editor {
  readonly $lines: ReadableAtom<Lines>
  write(at: Place, value: string): void
  mark(at: Place, logo: boolean): void
  copy(from: Place): void
  undo(): void
  /** The form is on its way to the server. */
  send(): void
}

/**
 * Creates the editor of a form. Each change is stored in the tab, separately for each line of the cart, so
 * that nothing typed is lost (E05).
 */
export function createEditor(items: readonly ItemParts[], { window, document }: Scope): Editor {
  const found = items.map(foundIn)
  const $lines = atom<Lines>({
    items: items.map(({ key }, index) =>
      resumed(found[index] ?? [], key ? readDraft(window, key) : undefined),
    ),
    copied: undefined,
  })

  function keep(index: number, isSent: boolean) {
    const { key } = items[index] ?? {}
    const pieces = $lines.get().items[index]
    if (key && pieces) writeDraft(window, key, { isSent, pieces })
  }

  // Text that was typed before this code arrived is not stored yet.
  found.forEach((pieces, index) => {
    if (pieces.flat().some(isChanged)) keep(index, false)
  })

  function act(action: LinesAction) {
    const before = $lines.get()
    const after = reduceLines(before, action)
    $lines.set(after)
    after.items.forEach((pieces, index) => {
      if (pieces !== before.items[index]) keep(index, false)
    })
  }

  return {
    $lines,
    write(at, value) {
      const before = lineAt($lines.get(), at)
      act({ type: 'write', at, text: value })
      const rest = before && value.length > before.text.length ? before.limit - value.length : undefined
      if (rest !== undefined && ANNOUNCED_AT.includes(rest)) announce(document, restText(rest))
    },
    mark: (at, logo) => act({ type: 'mark', at, logo }),
    copy(from) {
      const before = $lines.get()
      act({ type: 'copy', from })
      const { copied } = $lines.get()
      const count = copied && copied !== before.copied ? copied.changes.size : 0
      announce(document, copiedText(count))
    },
    undo() {
      act({ type: 'undo' })
      announce(document, text('engraving-lines.undone', 'The later pieces are as before.'))
    },
    send() {
      for (const index of items.keys()) keep(index, true)
    },
  }
}

const restText = (count: number) =>
  plural('engraving-lines.rest', count, { one: '{count} character left', other: '{count} characters left' })

const copiedText = (count: number) =>
  count === 0
    ? text('engraving-lines.same', 'The later pieces say the same already.')
    : plural('engraving-lines.copied', count, {
        one: 'Copied to {count} later piece.',
        other: 'Copied to {count} later pieces.',
      })
