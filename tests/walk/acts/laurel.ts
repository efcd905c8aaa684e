import type { Act } from './act'

/** Laurel itself, as far as a visitor can tell. */
export const LAUREL: readonly Act[] = [
  {
    id: 'X01',
    title: 'clicks before the code is there, and the click counts',
    page: '/blog/?fault=chunk/cart-widgets:slow:600',
    act: (visitor) => visitor.click('.love-it'),
    see: (visitor) => visitor.sees('.love-it.loved'),
  },
  {
    id: 'X02',
    title: 'gets laurel as one file where the page has two of them',
    page: '/home/?laurel=twice',
    see: (visitor) => visitor.has('script[src*="/dist/laurel"]'),
  },
  {
    id: 'X03',
    title: 'has the page before its script',
    page: '/home/',
    see: (visitor) => visitor.has('#laurel-first-paint'),
  },
  {
    id: 'X04',
    title: 'finds every page of the shop in the menu',
    page: '/home/',
    see: (visitor) => visitor.has('a[href="/shop/"]'),
  },
  ...(['1', '3', '4', 'none'] as const).map(
    (jquery): Act => ({
      id: 'X05',
      title: `adds a medal to the cart with jQuery ${jquery}`,
      page: `/shop/?jquery=${jquery}`,
      act: async (visitor) => {
        await visitor.click('li.product .add_to_cart_button.ajax_add_to_cart')
      },
      see: (visitor) => visitor.sees('.shopping-bag-item .num-items', '6'),
    }),
  ),
  {
    id: 'X06',
    title: 'meets no island on a page that the scan tool calls empty',
    page: '/home/',
    see: (visitor) => visitor.until('islands are listed', () => (window.laurel?.islands().length ?? 0) > 0),
  },
  {
    id: 'X07',
    title: 'asks for the debug overlay and closes it',
    page: '/blog/?laurel=debug',
    act: async (visitor) => {
      await visitor.has('[data-laurel-debug]')
      await visitor.press('Tab', 'Escape')
    },
    see: (visitor) => visitor.hasNo('[data-laurel-debug] [role="region"]'),
  },
  {
    id: 'X08',
    title: 'finds `window.laurel` with its islands',
    page: '/home/',
    see: (visitor) =>
      visitor.until('an island is released and mounted again', () => {
        const host = window.laurel
          ?.islands()
          .find(({ name }) => name === 'love-marks' || name === 'mini-cart')?.host
        if (!host) return false
        window.laurel?.unmount(host)
        const isReleased = !window.laurel?.islands().some((island) => island.host === host)
        window.laurel?.scan(host)
        return isReleased
      }),
  },
  {
    id: 'X09',
    title: 'loves a trophy by the keyboard alone, and hears of it',
    page: '/blog/',
    act: async (visitor) => {
      await visitor.focus('.love-it')
      await visitor.press('Enter')
    },
    see: (visitor) => visitor.sees('.love-it[role="button"][aria-pressed="true"]'),
  },
  {
    id: 'X10',
    title: 'loves a trophy under enforced Trusted Types',
    page: '/blog/?csp=strict&jquery=none',
    act: (visitor) => visitor.click('.love-it'),
    see: (visitor) => visitor.sees('.love-it.loved'),
  },
  {
    id: 'X11',
    title: 'has the rest of the page where one widget is broken',
    page: '/widgets/carousel.hostile',
    see: (visitor) => visitor.sees('body'),
  },
  {
    id: 'X12',
    title: 'has fetched two files of laurel’s when a page without islands is there',
    page: '/track/',
    see: (visitor) =>
      visitor.until('there are two', () => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const end = navigation?.loadEventStart ?? 0
        const asked = performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.includes('/dist/') && startTime < end)
        return asked.length === 2
      }),
  },
  {
    id: 'X13',
    title: 'finds the medal from the shop in the cart of a cached page',
    page: '/shop/?fragments=laurel',
    act: async (visitor) => {
      await visitor.click('li.product .add_to_cart_button.ajax_add_to_cart')
      await visitor.sees('.shopping-bag-item .num-items', '6')
      await visitor.open('/blog/?cached&fragments=laurel')
    },
    see: (visitor) => visitor.sees('.shopping-bag-item .num-items', '6'),
  },
]
