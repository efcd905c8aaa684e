import type { Act } from './act'

const LOOP_BUTTON = 'li.product .add_to_cart_button.ajax_add_to_cart'

/** Laurel itself, as far as a visitor notices it. */
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
    title: 'meets both outputs of the build on one page, where laurel starts once',
    page: '/blog/?laurel=twice',
    act: (visitor) => visitor.click('.love-it'),
    see: (visitor) => visitor.sees('.love-it.loved'),
  },
  {
    id: 'X03',
    title: 'has the drop-in’s style before any script of laurel’s',
    page: '/home/',
    see: (visitor) =>
      visitor.until('the style comes first', () => {
        const style = document.querySelector('#laurel-first-paint')
        const script = document.querySelector('script[src*="/dist/"]')
        if (!style || !script) return false
        return (style.compareDocumentPosition(script) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
      }),
  },
  {
    id: 'X04',
    title: 'puts a medal into the cart, and finds it on the cart page of the fixture shop',
    page: '/shop/',
    act: async (visitor) => {
      await visitor.click(LOOP_BUTTON)
      await visitor.sees('.shopping-bag-item .num-items', '6')
      await visitor.open('/cart/')
    },
    see: (visitor) => visitor.sees('.cart_totals', '6'),
  },
  ...(['1', '3', '4', 'none'] as const).map(
    (jquery): Act => ({
      id: 'X05',
      title: `adds a medal to the cart with jQuery ${jquery}`,
      page: `/shop/?jquery=${jquery}`,
      act: async (visitor) => {
        await visitor.click(LOOP_BUTTON)
      },
      see: (visitor) => visitor.sees('.shopping-bag-item .num-items', '6'),
    }),
  ),
  {
    id: 'X06',
    title: 'meets islands only where the scan tool finds them: by the selectors of the manifest',
    page: '/home/',
    see: (visitor) =>
      visitor.until('every host matches its selector', async () => {
        const { islands }: { islands: Record<string, { selector: string }> } = await (
          await fetch('/dist/manifest.json')
        ).json()
        const mounted = window.laurel?.islands() ?? []
        return (
          mounted.length > 0 &&
          mounted.every(({ name, host }) => host.matches(islands[name]?.selector ?? ':not(*)'))
        )
      }),
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
    title: 'has the rest of laurel where the markup of carousels is hostile',
    page: '/widgets/carousel.hostile',
    see: (visitor) => visitor.mounted('cart-notice', 'carousel'),
  },
  {
    id: 'X12',
    title: 'has fetched three files of laurel’s at most when a page without islands is there',
    page: '/track/',
    see: (visitor) =>
      visitor.until('there are at most three', () => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const end = navigation?.loadEventStart ?? 0
        const asked = performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.includes('/dist/') && startTime < end)
        return asked.length <= 3
      }),
  },
  {
    id: 'X13',
    title: 'finds the medal from the shop in the cart of a cached page',
    page: '/shop/?fragments=laurel',
    act: async (visitor) => {
      await visitor.click(LOOP_BUTTON)
      await visitor.sees('.shopping-bag-item .num-items', '6')
      await visitor.open('/blog/?cached&fragments=laurel')
    },
    see: (visitor) => visitor.sees('.shopping-bag-item .num-items', '6'),
  },
]
