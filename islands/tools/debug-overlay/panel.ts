import { listen } from '../../../src/dom/listen'
import { element, write } from './element'
import { createList } from './list'
import { describeTotals, plural, type Row } from './rows'

export interface Panel {
  readonly root: HTMLElement
  show(rows: readonly Row[]): void
}

export interface PanelOptions {
  /** Whether only the head of the panel is shown at first. */
  readonly isFolded: boolean
  onClose(): void
  onPick(name: string): void
}

/** The list of islands with totals and a filter. */
export function createPanel(document: Document, { isFolded, onClose, onPick }: PanelOptions): Panel {
  const fold = element(document, 'button', { type: 'button', 'aria-controls': 'body' }, 'List')
  const close = element(document, 'button', { type: 'button' }, 'Close')
  const totals = [element(document, 'p'), element(document, 'p')]
  const field = element(document, 'input', { type: 'text', autocomplete: 'off', spellcheck: 'false' })
  const left = element(document, 'p', { role: 'status' })
  const list = createList(document, onPick)
  const label = element(document, 'label', {}, 'Filter by name', field)
  const body = element(document, 'div', { id: 'body', class: 'body' }, ...totals, label, left, list.root)
  const head = element(
    document,
    'div',
    { class: 'head' },
    element(document, 'h2', { id: 'title' }, 'laurel on this page'),
    fold,
    close,
  )
  const root = element(document, 'section', { class: 'panel', 'aria-labelledby': 'title' }, head, body)

  function setFolded(folded: boolean) {
    body.hidden = folded
    fold.setAttribute('aria-expanded', String(!folded))
  }
  listen(fold, ['click'], () => setFolded(!body.hidden))
  listen(close, ['click'], onClose)
  listen(field, ['input'], () => {
    const count = list.filter(field.value)
    write(left, field.value.trim() ? `${plural(count, 'island')} of that name` : '')
  })
  setFolded(isFolded)

  return {
    root,
    show(rows) {
      const lines = describeTotals(rows)
      for (const [index, total] of totals.entries()) write(total, lines[index] ?? '')
      list.show(rows)
    },
  }
}
