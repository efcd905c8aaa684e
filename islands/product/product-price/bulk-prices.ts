import type { Adoption } from '../../../src/dom/adoption'
import { chosenOption } from '../product-options'
import type { ProductForm } from './markup'

const HEADING_ROWS = 2
const SHOWN = 'tr-show'
const HEADING = 'Quantity:'

/** The table of bulk prices by size; the theme's CSS shows only rows with the class `tr-show`. */
export interface BulkPrices {
  /** Shows the row of the chosen size and the headings above it. */
  follow(): void
}

/** Contract 08 §7.4. */
export function adoptBulkPrices({ size, summary }: ProductForm, adopted: Adoption): BulkPrices {
  const tables = [...(summary?.querySelectorAll<HTMLTableElement>('table.monstaprice') ?? [])]
  const headings = tables.flatMap((table) => table.rows[1]?.querySelector('th') ?? [])
  // The server's heading names the sizes of the column, but is shown above quantities.
  for (const heading of headings) adopted.text(heading, HEADING)

  return {
    follow() {
      const name = nameOf(chosenOption(size))
      for (const { rows } of tables) {
        const chosen = [...rows].find((row) => name !== '' && nameOf(row.querySelector('td')) === name)
        for (const [index, row] of [...rows].entries()) {
          adopted.toggle(row, SHOWN, chosen !== undefined && (row === chosen || index < HEADING_ROWS))
        }
      }
    },
  }
}

const nameOf = (element: Element | null | undefined) => (element?.textContent ?? '').trim().toLowerCase()
