import { recordOf } from '../../../src/page/is-record'
import { type Answer, type FoundProduct, type FoundTerm, MAX_ROWS, type TopResult } from './answer'

/** Limit of a text, since its markup may contain an element for every few characters. */
const MAX_CHARACTERS = 5000

type Fields = Readonly<Record<string, unknown>>

// Parsed by hand and not by schemas, because hundreds of rows are read between two key presses. Values of
// another type count as empty, and a row without a name is left out.

function readProduct(fields: Fields): FoundProduct | null {
  const title = nameIn(fields, 'title')
  const stock = recordOf(fields['stock_status'])
  const stockText = textIn(stock, 'text')
  return title === null
    ? null
    : {
        title,
        link: urlIn(fields, 'link'),
        image: urlIn(fields, 'image'),
        featured: Boolean(fields['featured']),
        stock: stockText ? { inStock: Boolean(stock['status']), text: stockText } : null,
        sku: textIn(fields, 'sku'),
        excerpt: textIn(fields, 'excerpt'),
        price: textIn(fields, 'price'),
        onSale: Boolean(fields['on_sale']),
        categories: textIn(fields, 'categories'),
      }
}

function readTerm(fields: Fields, taxonomy: string): FoundTerm | null {
  const name = nameIn(fields, 'name')
  return name === null
    ? null
    : {
        taxonomy,
        name,
        link: urlIn(fields, 'link'),
        count: textIn(fields, 'count'),
        excerpt: textIn(fields, 'excerpt'),
        heading: textIn(fields, 'heading'),
        hierarchy: textIn(fields, 'hierarchy'),
      }
}

function readTop(fields: Fields, group: string): TopResult | null {
  const name = nameIn(fields, 'name')
  return name === null
    ? null
    : {
        group,
        name,
        link: urlIn(fields, 'link'),
        excerpt: textIn(fields, 'content'),
        linkData: textIn(fields, 'link_data'),
        heading: textIn(fields, 'heading'),
      }
}

/** URLs are not shortened. */
function urlIn(fields: Fields, key: string): string {
  const value = fields[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const textIn = (fields: Fields, key: string): string => beginning(urlIn(fields, key))

function nameIn(fields: Fields, key: string): string | null {
  const value = fields[key]
  return isText(value) ? beginning(value) : null
}

/** Reads the server's response; missing and malformed parts count as empty. */
export function readAnswer(response: Fields): Answer {
  const { tax, products, data } = response
  const { top_text, notices, top_results } = recordOf(data)
  const foundProducts = listOf(products)
  for (const product of foundProducts) delete recordOf(product)['post_data']

  const texts = [top_text, ...listOf(notices)].filter(isText)
  const room = { left: Math.max(0, MAX_ROWS - texts.length), cut: Math.max(0, texts.length - MAX_ROWS) }
  const topResults = rowsOf(top_results, room, readTop)
  const terms = rowsOf(tax, room, readTerm)
  const rows = rowsOf({ products: foundProducts }, room, readProduct)
  return {
    notices: texts.slice(0, MAX_ROWS).map(beginning),
    topResults,
    terms,
    products: rows,
    cut: room.cut,
    response,
  }
}

/**
 * Reads the lists of all groups; malformed rows are left out, rows beyond the limit are counted.
 */
function rowsOf<Row>(
  groups: unknown,
  room: { left: number; cut: number },
  read: (item: Fields, group: string) => Row | null,
): Row[] {
  const rows: Row[] = []
  for (const [group, items] of Object.entries(recordOf(groups))) {
    for (const item of listOf(items)) {
      if (room.left === 0) {
        room.cut += 1
        continue
      }
      const row = read(recordOf(item), group)
      if (row === null) continue
      rows.push(row)
      room.left -= 1
    }
  }
  return rows
}

/** PHP prints a list with gaps as an object with numeric keys. */
function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : Object.values(recordOf(value))
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const beginning = (text: string) => text.slice(0, MAX_CHARACTERS)
