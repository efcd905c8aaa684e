/** The choice of one dropdown. */
export interface Choice {
  /** The dropdown's id: `product_cat`, or the name of an attribute without `pa_`. */
  readonly id: string
  /** A slug, as the server stores it; empty for "any". */
  readonly slug: string
}

/** A named field, which may be hidden. */
export interface Input {
  readonly name: string
  readonly value: string
}

export interface SearchRequest {
  /** URL for a search by category; undefined when the server has printed no usable one. */
  readonly homeUrl?: string | undefined
  /** URL for all other searches. */
  readonly shopUrl?: string | undefined
  readonly choices: readonly Choice[]
  readonly inputs: readonly Input[]
}

const CATEGORY = 'product_cat'

/**
 * Characters that are encoded in slugs; valid escapes are kept, since the server stores non-Latin slugs
 * encoded.
 */
const NOT_IN_SLUGS = /%(?![0-9a-fA-F]{2})|[^A-Za-z0-9_.~,%-]/gu
/** A lone surrogate cannot be encoded in a URL. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * The URL of a super search (contract 02 §9.3; spec storefront §2): based on the home page when a product
 * category is chosen, else on the shop. Each replaces the other when that is missing.
 * @returns undefined when neither is known
 */
export function superSearchUrl({ homeUrl, shopUrl, choices, inputs }: SearchRequest): string | undefined {
  const parameters = [
    ...choices.filter(({ id, slug }) => id && slug).map(choiceParameter),
    ...inputs.filter(({ name }) => name).map(inputParameter),
  ]
  const isCategory = [...choices.map(({ id, slug }) => ({ name: id, value: slug })), ...inputs].some(
    ({ name, value }) => name === CATEGORY && value !== '',
  )
  const target = isCategory ? homeUrl || shopUrl : shopUrl || homeUrl
  return target ? withQuery(target, parameters.join('&')) : undefined
}

function choiceParameter({ id, slug }: Choice): string {
  return `${id === CATEGORY ? CATEGORY : `filter_${encodeSlug(id)}`}=${encodeSlug(slug)}`
}

function inputParameter({ name, value }: Input): string {
  return `${encode(name)}=${encode(value)}`
}

/** Slugs are encoded already, except for characters with a meaning in URLs. */
function encodeSlug(slug: string): string {
  return slug.replace(NOT_IN_SLUGS, encode)
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\ufffd'))
}

function withQuery(target: string, query: string): string {
  if (!query) return target
  const hashAt = target.includes('#') ? target.indexOf('#') : target.length
  const address = target.slice(0, hashAt)
  return `${address}${separatorFor(address)}${query}${target.slice(hashAt)}`
}

/** URLs of plain permalinks already have a query. */
function separatorFor(address: string): string {
  if (!address.includes('?')) return '?'
  return /[?&]$/.test(address) ? '' : '&'
}
