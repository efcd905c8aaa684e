import type { Island } from '../../src/page/island'
import { actOn } from './hostile-visit'
import { type Seeded, seeded } from './seeded'

/** Of so many pages one has a whole widget more, each widget in its turn. */
const WIDGET_EACH = 4
const MOST_WOKEN = 4
/** What the page's scripts, the theme's settings or the address may say: islands of whole pages wait for it. */
const CLASSES = [
  'sf-preloader',
  'page-transitions',
  'header-below-slider',
  'hero-content-split',
  'mobile-two-click mobile-browser',
]
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

/** Chance of its own: a page that is kept stays as broken as it was when there is one more circumstance. */
export const circumstancesOf = (seed: number): Seeded => seeded(seed ^ 0x5bd1e995)

/** The widget that has its turn, of so many. */
export function widgetTurn(seed: number, count: number): number | undefined {
  return seed % WIDGET_EACH === 0 ? (seed / WIDGET_EACH) % count : undefined
}

/** Under which circumstances the page is opened. @returns the globals that were set */
export function setCircumstances(chance: Seeded): string[] {
  if (chance.percent(10)) document.body.classList.add(...chance.pick(CLASSES).split(' '))
  const marked = [...document.querySelectorAll('[id]')].filter(({ id }) => /^[\w-]+$/.test(id))
  const hash = chance.percent(8) && marked.length > 0 ? `#${chance.pick(marked).id}` : ''
  window.history.replaceState(null, '', `/${chance.percent(3) ? '?laurel=debug' : ''}`)
  window.location.hash = hash
  const names = Object.keys(GLOBALS).filter((name) => !(name in window) && chance.percent(6))
  if (names.includes('laurelConfig')) document.body.classList.add('page-id-7')
  for (const name of names) Reflect.set(window, name, structuredClone(GLOBALS[name]))
  return names
}

/** Uses what would not wake by itself: chance alone would seldom find it. */
export function wakeSleeping(registry: readonly Island[], chance: Seeded): void {
  const sleeping = registry.filter(({ wake }) => wake === 'intent')
  const hosts = sleeping.flatMap(({ selector }) => document.querySelector<HTMLElement>(selector) ?? [])
  for (const host of chance.some(hosts, MOST_WOKEN)) actOn(host)
}
