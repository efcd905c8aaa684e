import * as v from 'valibot'
import { text } from '../../../src/page/text'
import { json } from '../../../src/wire/ajax'
import { readCoordinates } from '../read-coordinates'

const TIME_LIMIT_MS = 10_000

/** The search; every part of it may be empty. */
export interface DirectoryQuestion {
  readonly search: string
  readonly location: string
  readonly category: string
  /** Number of words of each excerpt; empty for the whole text. */
  readonly wordLimit: string
}

/** The server is loosely typed and sends numbers for some texts. */
const words = (fallback = '') =>
  v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), fallback)

const Item = v.pipe(
  v.object({
    pin_title: words(),
    pin_short_content: words(),
    pin_logo_url: words(),
    /** Null where there is none. */
    pin_thumbnail: words(),
    pin_address: words(),
    pin_link: words(),
    pin_button_text: words(),
    pin_lat: words(),
    pin_lng: words(),
  }),
  v.transform(({ pin_lat, pin_lng, ...item }) => ({
    title: item.pin_title,
    excerpt: item.pin_short_content,
    icon: item.pin_logo_url,
    picture: item.pin_thumbnail,
    address: item.pin_address,
    link: item.pin_link,
    buttonText: item.pin_button_text,
    at: readCoordinates(pin_lat, pin_lng),
  })),
)

/** PHP prints a list with gaps as an object. Malformed entries are dropped, the others are kept. */
const Items = v.pipe(
  v.fallback(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]), []),
  v.transform((items) =>
    Object.values(items).flatMap((item) => {
      const { success, output } = v.safeParse(Item, item)
      return success ? [output] : []
    }),
  ),
)

/** An answer without a count is rejected (contract 03 D17). */
const Count = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(v.string(), v.digits(), v.transform(Number)),
])

const Answer = v.pipe(
  v.object({
    results: Count,
    items: v.optional(Items, []),
    results_text_1: words(text('directory-map.found', 'Found')),
    results_text_2: words(text('directory-map.result', 'result')),
    results_text_2plural: words(text('directory-map.results', 'results')),
    errormsg: words(text('directory-map.none', 'No results found, please try again.')),
    pagination: words(),
  }),
  v.transform(({ results, items, pagination, errormsg, ...told }) => ({
    items: results > 0 ? items : [],
    pagination,
    headline:
      results > 0
        ? `${told.results_text_1} ${results} ${results === 1 ? told.results_text_2 : told.results_text_2plural}`
        : errormsg,
    isEmpty: results === 0,
  })),
)

export type DirectoryAnswer = v.InferOutput<typeof Answer>
export type DirectoryItem = DirectoryAnswer['items'][number]

/**
 * Requests the directory's entries (contract 03 §10.1).
 * @param action name of the server's ajax action
 * @throws WireError
 */
export function askDirectory(
  url: string,
  { search, location, category, wordLimit }: DirectoryQuestion,
  { action, signal }: { readonly action: string; readonly signal: AbortSignal },
): Promise<DirectoryAnswer> {
  const fields = {
    search_term: search,
    location_term: location,
    category_term: category,
    item_excerpt: wordLimit,
  }
  return json(url, action, fields, Answer, { signal, timeLimitMs: TIME_LIMIT_MS, outlivesPage: false })
}
