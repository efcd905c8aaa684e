import * as v from 'valibot'
import type { Answer, FoundProduct, FoundTerm, TopResult } from './answer'

/** A list is never longer than this, whatever the server sends. */
export const MOST_ROWS = 500

const Text = v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '')
const Flag = v.pipe(v.unknown(), v.transform(Boolean))
const text = v.optional(Text, '')
const flag = v.optional(Flag, false)
/** What a row cannot do without. */
const Name = v.pipe(v.string(), v.nonEmpty())

const Product = v.pipe(
  v.object({
    title: Name,
    link: text,
    image: text,
    featured: flag,
    stock_status: v.fallback(v.nullish(v.object({ status: flag, text: Text }), null), null),
    sku: text,
    excerpt: text,
    price: text,
    on_sale: flag,
    categories: text,
  }),
  v.transform(
    ({ stock_status, on_sale, ...product }): FoundProduct => ({
      ...product,
      onSale: on_sale,
      stock: stock_status?.text ? { inStock: stock_status.status, text: stock_status.text } : null,
    }),
  ),
)

const Term = v.object({
  name: Name,
  link: text,
  count: text,
  excerpt: text,
  heading: text,
  hierarchy: text,
})

const Top = v.pipe(
  v.object({
    name: Name,
    link: text,
    content: text,
    link_data: text,
    heading: text,
  }),
  v.transform(({ link_data: linkData, content: excerpt, ...top }) => ({ ...top, linkData, excerpt })),
)

/** A search's answer; an object or a list without any of the known parts is a valid one that is empty. */
export const AnswerSchema = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null),
  v.transform(readAnswer),
)

function readAnswer(response: object): Answer {
  const { tax, products, data } = response as Readonly<Record<string, unknown>>
  const { top_text, notices, top_results } = recordOf(data)
  const foundProducts = listOf(products)
  for (const product of foundProducts) delete recordOf(product)['post_data']

  const room = { left: MOST_ROWS, cut: 0 }
  const topResults = rowsOf(top_results, room, (item, group): TopResult | null => {
    const top = v.safeParse(Top, item)
    return top.success ? { ...top.output, group } : null
  })
  const terms = rowsOf(tax, room, (item, taxonomy): FoundTerm | null => {
    const term = v.safeParse(Term, item)
    return term.success ? { ...term.output, taxonomy } : null
  })
  const rows = rowsOf({ products: foundProducts }, room, (item): FoundProduct | null => {
    const product = v.safeParse(Product, item)
    return product.success ? product.output : null
  })
  return {
    notices: [top_text, ...listOf(notices)].filter(isText),
    topResults,
    terms,
    products: rows,
    cut: room.cut,
    response,
  }
}

/** Reads the lists of several groups one after the other; what makes no row is left out, what is too much is counted. */
function rowsOf<Row>(
  groups: unknown,
  room: { left: number; cut: number },
  read: (item: unknown, group: string) => Row | null,
): Row[] {
  const rows: Row[] = []
  for (const [group, items] of Object.entries(recordOf(groups))) {
    for (const item of listOf(items)) {
      if (room.left === 0) {
        room.cut += 1
        continue
      }
      const row = read(item, group)
      if (row === null) continue
      rows.push(row)
      room.left -= 1
    }
  }
  return rows
}

/** PHP prints a list with gaps as an object with numbers for keys. */
function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : Object.values(recordOf(value))
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
