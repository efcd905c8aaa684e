import * as v from 'valibot'
import type { QuickViewVars } from '../../../legacy-shims/quick-view-plugin'
import { type CallOptions, type Fields, json, text } from '../../../src/wire/ajax'

const VIEW_ACTION = 'jckqv'
const ADD_ACTION = 'jckqv_add_to_cart'

/** The server's answer for a product, not yet checked. */
export interface ProductAnswer {
  readonly html: string
  /** The address that answered in the end, after redirects. */
  readonly answeredBy: string
}

/** @throws WireError */
export async function fetchProduct(
  { ajaxUrl, nonce }: QuickViewVars,
  productId: string,
  options: CallOptions,
): Promise<ProductAnswer> {
  const fields = { nonce, product_id: productId }
  let answeredBy = ajaxUrl
  const html = await text(ajaxUrl, VIEW_ACTION, fields, v.string(), {
    ...options,
    outlivesPage: false,
    onAnswered(url) {
      answeredBy = url
    },
  })
  return { html, answeredBy }
}

const Added = v.object({ fragments: v.record(v.string(), v.unknown()), cart_hash: v.optional(v.unknown()) })
const Refused = v.object({ result: v.picklist(['fail', 'individual']), message: v.optional(v.unknown()) })

export type AddAnswer =
  | {
      readonly outcome: 'added'
      readonly fragments: Readonly<Record<string, string>>
      readonly cartHash: string
    }
  /** `individual`: the product is sold individually, and the cart has it already. */
  | { readonly outcome: 'fail' | 'individual'; readonly message: string }

/** @param fields as `addFields` makes them @throws WireError */
export async function addProduct({ ajaxUrl, nonce }: QuickViewVars, fields: Fields): Promise<AddAnswer> {
  const request = { ...fields, action: ADD_ACTION, nonce }
  const answer = await json(ajaxUrl, ADD_ACTION, request, v.union([Added, Refused]), { method: 'GET' })
  if ('result' in answer) return { outcome: answer.result, message: textOf(answer.message) }
  const fragments = Object.entries(answer.fragments).filter((entry): entry is [string, string] =>
    isText(entry[1]),
  )
  return { outcome: 'added', fragments: Object.fromEntries(fragments), cartHash: textOf(answer.cart_hash) }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const textOf = (value: unknown) => (isText(value) ? value : '')
