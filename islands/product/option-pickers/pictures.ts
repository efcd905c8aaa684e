import { safeImageUrl } from '../../../src/page/safe-url'

type Table = Readonly<Record<string, unknown>>

/**
 * The picture of an option from the trophy plugin's global tables (contract 08 §2.5): the key's own table
 * first, then the modal's, then any table with the option. Tables may be missing or malformed.
 * @returns undefined without a picture that is safe to load
 */
export function pictureOf(
  window: Window,
  { key, modal, slug }: { key: string; modal: string; slug: string },
): string | undefined {
  const globals = window as unknown as Table
  const byModal = tableIn(globals['global_variations'])
  const tables = [globals[`global_${key}`], own(byModal, modal), ...Object.values(byModal)]
  const entry = tables
    .map((table) => own(tableIn(table), slug))
    .find((found) => isTable(found) && !Array.isArray(found))
  const images = tableIn(entry)['components_image']
  return safeImageUrl(Array.isArray(images) ? images[0] : images) || undefined
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null

/** PHP prints an empty table as a list. */
const tableIn = (value: unknown): Table => (isTable(value) ? value : {})

const own = (table: Table, name: string) => (Object.hasOwn(table, name) ? table[name] : undefined)
