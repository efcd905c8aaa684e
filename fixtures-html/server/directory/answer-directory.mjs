import { excerpt, findEntries } from './entries.mjs'

const HOSTILE =
  '<script>window.hacked = 1</script><img src="/assets/images/nothing.svg" onerror="window.hacked = 1">'

/**
 * The directory's entries as JSON text, which is sent as HTML (contract 03 §10.1).
 * @param {import('../visit.mjs').Visit} visit
 * @returns {string | undefined} nothing when it is another call
 */
export function answerDirectory({ fields, session }) {
  if (fields['action'] !== 'uplift_directory') return undefined
  const found = findEntries({
    search: fields['search_term'] ?? '',
    location: fields['location_term'] ?? '',
    category: fields['category_term'] ?? '',
  })
  const words = Number(fields['item_excerpt'] ?? 0) || 0
  const more = session.directoryIsHostile ? HOSTILE : ''
  const items = found.map((entry) => ({
    pin_title: entry.title + more,
    pin_content: entry.text,
    pin_short_content: excerpt(entry.text, words) + more,
    pin_logo_url: null,
    pin_thumbnail: entry.picture,
    pin_address: entry.address,
    pin_link: session.directoryIsHostile ? 'javascript:window.hacked=1' : entry.link,
    pin_button_text: entry.buttonText,
    pin_lat: entry.lat,
    pin_lng: entry.lng,
    categories: entry.category,
    locations: entry.location,
  }))
  return JSON.stringify({
    ...(found.length > 0 ? { items } : { errormsg: `No results found, please try again.${more}` }),
    map_1st_text: 'What are you looking for?',
    results_text_1: 'Found',
    results_text_2: 'result',
    results_text_2plural: 'results',
    search_text: 'Search',
    results: found.length,
  })
}

/**
 * `?directory-hostile` holds for this visitor until `?directory-hostile=off`.
 * @param {URLSearchParams} query
 * @param {import('../session.mjs').Session} session
 */
export function applyDirectoryKnobs(query, session) {
  const hostile = query.get('directory-hostile')
  if (hostile !== null) session.directoryIsHostile = hostile !== 'off'
}
