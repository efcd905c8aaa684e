import type { Adoption } from '../../../src/dom/adoption'
import { text } from '../../../src/page/text'
import { chosenOption } from '../product-options'
import type { ProductForm } from './markup'

const HEADING_ROWS = 2
const SHOWN = 'tr-show'

/**
 * Takes over the table of bulk prices by size (contract 08 §7.4); the theme's CSS shows only rows with the class
 * `tr-show`.
 * @returns a function that shows the row of the chosen size and the headings above it
 */
export function adoptBulkPrices({ size, summary }: ProductForm, adopted: Adoption): () => void {
  const tables = [...(summary?.querySelectorAll<HTMLTableElement>('table.monstaprice') ?? [])]
  const headings = tables.flatMap((table) => table.rows[1]?.querySelector('th') ?? [])
  // The server's heading names the sizes of the column, but is shown above quantities.
  for (const heading of headings) adopted.text(heading, text('product-price.quantities', 'Quantity:'))

  return () => {
    const name = nameOf(chosenOption(size))
    for (const { rows } of tables) {
      const chosen = [...rows].find((row) => name !== '' && nameOf(row.querySelector('td')) === name)
      for (const [index, row] of [...rows].entries()) {
        adopted.toggle(row, SHOWN, chosen !== undefined && (row === chosen || index < HEADING_ROWS))
      }
    }
  }
}

const nameOf = (element: Element | null | undefined) => (element?.textContent ?? '').trim().toLowerCase()
