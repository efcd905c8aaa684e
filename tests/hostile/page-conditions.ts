import type { Island } from '../../src/page/island'
import { type Random, seededRandom } from './seeded-random'
import { actOn } from './visitor-actions'

/** One page of this many has one widget more, each widget in turn. */
const PAGES_PER_WIDGET = 4
const MOST_WOKEN = 4
/** Body classes of the theme's settings, which islands of the whole page depend on. */
const BODY_CLASSES = [
  'sf-preloader',
  'page-transitions',
  'header-below-slider',
  'hero-content-split',
  'mobile-two-click mobile-browser',
]
/** Globals of the page's inline scripts, which islands depend on. */
const GLOBALS: Readonly<Record<string, unknown>> = {
  laurelConfig: {
    pictureSwap: { pageId: 7, selector: 'img', src: '/other.jpg', alt: 'Other' },
    feedTextCut: 'body',
  },
  wc_cart_fragments_params: {
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    cart_hash_key: 'cart',
    fragment_name: 'f',
  },
  wpcf7: { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } },
  wc_order_attribution: { params: { lifetime: 1e-5, session: 30, prefix: 'wc_order_' }, fields: {} },
}

/** Conditions have their own generator: the page of a seed stays the same when a kind of condition is added. */
export const conditionsRandom = (seed: number): Random => seededRandom(seed ^ 0x5bd1e995)

/** Which of `count` widgets this page gets, if any. */
export function widgetTurn(seed: number, count: number): number | undefined {
  return seed % PAGES_PER_WIDGET === 0 ? (seed / PAGES_PER_WIDGET) % count : undefined
}

/** Sets body classes, the address and globals. @returns the names of the globals */
export function setPageConditions(random: Random): string[] {
  if (random.chance(10)) document.body.classList.add(...random.pick(BODY_CLASSES).split(' '))
  const withId = [...document.querySelectorAll('[id]')].filter(({ id }) => /^[\w-]+$/.test(id))
  const hash = random.chance(8) && withId.length > 0 ? `#${random.pick(withId).id}` : ''
  window.history.replaceState(null, '', `/${random.chance(3) ? '?laurel=debug' : ''}`)
  window.location.hash = hash
  const names = Object.keys(GLOBALS).filter((name) => !(name in window) && random.chance(6))
  if (names.includes('laurelConfig')) document.body.classList.add('page-id-7')
  for (const name of names) Reflect.set(window, name, structuredClone(GLOBALS[name]))
  return names
}

/** Uses some hosts of islands that only wake on use: random actions seldom find them. */
export function wakeIntentIslands(registry: readonly Island[], random: Random): void {
  const intentIslands = registry.filter(({ wake }) => wake === 'intent')
  const hosts = intentIslands.flatMap(({ selector }) => document.querySelector<HTMLElement>(selector) ?? [])
  for (const host of random.sample(hosts, MOST_WOKEN)) actOn(host)
}
