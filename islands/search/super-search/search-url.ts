/** What one dropdown stands at. */
export interface Choice {
  /** The dropdown's id: `product_cat`, or the name of an attribute without `pa_`. */
  readonly id: string
  /** A slug, as the server stores it; empty for "any". */
  readonly slug: string
}

/** One named field, hidden ones among them. */
export interface Input {
  readonly name: string
  readonly value: string
}

export interface SearchRequest {
  /** Where a category is searched; undefined when the server printed no usable one. */
  readonly homeUrl?: string | undefined
  /** Where everything else is. */
  readonly shopUrl?: string | undefined
  readonly choices: readonly Choice[]
  readonly inputs: readonly Input[]
}

const CATEGORY = 'product_cat'

/** What a slug may hold beside letters and digits: `%e9%87%91` is how the server stores another script. */
const NOT_IN_SLUGS = /%(?![0-9a-fA-F]{2})|[^A-Za-z0-9_.~,%-]/gu
/** Half a character, which no address can hold. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * The address that a super search leads to (contract 02 §9.3; spec storefront §2): the home page when a product
 * category is chosen, else the shop. A missing one is stood in for by the other.
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

/** A slug is in the form that an address needs already; only what would end it or mean something else is encoded. */
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
  return `${address}${joint(address)}${query}${target.slice(hashAt)}`
}

/** Plain permalinks have a query of their own. */
function joint(address: string): string {
  if (!address.includes('?')) return '?'
  return /[?&]$/.test(address) ? '' : '&'
}
