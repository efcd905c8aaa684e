import { listen } from '../../../src/dom/listen'
import { element, write } from './element'
import { isWholePage } from './place'
import { describeRow, matchesFilter, type Row } from './rows'

/** The list of islands; its elements are kept while their texts change. */
export interface List {
  readonly root: HTMLElement
  show(rows: readonly Row[]): void
  /** @returns how many islands match */
  filter(text: string): number
}

interface Item {
  readonly line: HTMLElement
  readonly button: HTMLButtonElement
  readonly state: HTMLElement
  readonly facts: HTMLElement
  readonly errors: HTMLElement
}

/** @param onPick an island's name was pressed */
export function createList(document: Document, onPick: (name: string) => void): List {
  const root = element(document, 'ul', { class: 'list' })
  const items = new Map<string, Item>()
  let filterText = ''

  function create(name: string): Item {
    const button = element(document, 'button', { class: 'name', type: 'button' }, name)
    listen(button, ['click'], () => onPick(name))
    const state = element(document, 'span', { class: 'state' })
    const facts = element(document, 'div')
    const errors = element(document, 'ul', { class: 'errors' })
    const item = {
      line: element(document, 'li', {}, button, ' ', state, facts),
      button,
      state,
      facts,
      errors,
    }
    items.set(name, item)
    return item
  }

  function update({ line, button, state, facts, errors }: Item, row: Row) {
    button.disabled = row.places.every(isWholePage)
    state.dataset['state'] = row.state
    write(state, row.state)
    write(facts, describeRow(row))
    row.errors.forEach((text, index) => {
      const known = errors.children[index]
      if (known) write(known, text)
      else errors.append(element(document, 'li', {}, text))
    })
    if (row.errors.length > 0 && !errors.parentNode) line.append(errors)
  }

  function applyFilter() {
    let left = 0
    for (const [name, { line }] of items) {
      line.hidden = !matchesFilter(name, filterText)
      if (!line.hidden) left += 1
    }
    return left
  }

  return {
    root,
    show(rows) {
      const names = new Set(rows.map(({ name }) => name))
      for (const [name, { line }] of items) {
        if (names.has(name)) continue
        line.remove()
        items.delete(name)
      }
      rows.forEach((row, index) => {
        const item = items.get(row.name) ?? create(row.name)
        update(item, row)
        // Moved only if its place has changed: a moved button loses the focus.
        const there = root.children[index]
        if (there !== item.line) root.insertBefore(item.line, there ?? null)
      })
      applyFilter()
    },
    filter(text) {
      filterText = text.trim()
      return applyFilter()
    },
  }
}
