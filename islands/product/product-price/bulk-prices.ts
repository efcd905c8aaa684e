import type { Adoption } from '../../../src/dom/adoption'
import { chosenOption } from '../product-options'
import type { ProductForm } from './markup'

const HEADING_ROWS = 2
const SHOWN = 'tr-show'
const HEADING = 'Quantity:'

/** The table of what each size costs in bulk, of which the style sheet shows marked rows alone. */
export interface BulkPrices {
  /** Marks the row of the chosen size, and the headings over it. */
  follow(): void
}

/** Contract 08 §7.4. */
export function adoptBulkPrices({ size, summary }: ProductForm, adopted: Adoption): BulkPrices {
  const tables = [...(summary?.querySelectorAll<HTMLTableElement>('table.monstaprice') ?? [])]
  const headings = tables.flatMap((table) => table.rows[1]?.querySelector('th') ?? [])
  // The first column holds sizes, but stands over quantities.
  for (const heading of headings) adopted.text(heading, HEADING)

  return {
    follow() {
      const wanted = nameOf(chosenOption(size))
      for (const { rows } of tables) {
        const chosen = [...rows].find((row) => wanted !== '' && nameOf(row.querySelector('td')) === wanted)
        for (const [index, row] of [...rows].entries()) {
          adopted.toggle(row, SHOWN, chosen !== undefined && (row === chosen || index < HEADING_ROWS))
        }
      }
    },
  }
}

const nameOf = (element: Element | null | undefined) => (element?.textContent ?? '').trim().toLowerCase()
