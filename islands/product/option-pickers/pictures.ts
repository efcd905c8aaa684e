import { safeImageUrl } from '../../../src/page/safe-url'

type Table = Readonly<Record<string, unknown>>

/**
 * The picture of an option, from the tables that the trophy plugin leaves at the window (contract 08 §2.5): the key's
 * own, the modal's, any that knows the option. Each of them may be missing or malformed.
 * @returns undefined when there is none, or none that is safe to load
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
