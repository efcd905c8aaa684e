import { fillRegion, region } from '../html.mjs'
import { innerPage } from '../templates/inner-page.mjs'
import { BLOCKS } from './blocks.mjs'

export const BUILDER_PATH = '/builder/'

const USUAL_COPIES = 3
const MOST_COPIES = 20

/** The visitor that the page is printed for. @typedef {Pick<import('../session.mjs').Session, 'loggedIn' | 'listings'>} Visitor */

/** @type {Visitor} */
const GUEST = { loggedIn: false, listings: [] }

/** A page that holds every block of the builder three times. */
export function builderMain() {
  return innerPage(region('blocks', blocks(new URLSearchParams(), GUEST)))
}

/**
 * The saved page as the address asks for it: `?block=` names the blocks to be shown, `?copies=` how often.
 * @param {string} html
 * @param {URLSearchParams} query
 * @param {Visitor} visitor
 */
export function withBuilder(html, query, visitor) {
  const more = `${(query.get('builder-body') ?? '').replace(/[^\w -]/g, '')}${query.has('rtl') ? ' rtl' : ''}`
  return fillRegion(html, 'blocks', blocks(query, visitor)).replace(
    '<body class="',
    () => `<body class="${more} `,
  )
}

/**
 * @param {URLSearchParams} query
 * @param {Visitor} visitor
 */
function blocks(query, { loggedIn: isLoggedIn, listings }) {
  const wanted = query.get('block')?.split(',')
  const asked = Number(query.get('copies') ?? USUAL_COPIES)
  const copies = Number.isInteger(asked) ? Math.min(Math.max(1, asked), MOST_COPIES) : USUAL_COPIES
  const shown = BLOCKS.filter(({ name }) => !wanted || wanted.includes(name))
  return Array.from({ length: copies }, (_, index) =>
    shown.map(({ print }) => print({ copy: index + 1, query, isLoggedIn, listings })).join('\n'),
  ).join('\n')
}
