import type { Page } from '@playwright/test'
import { CUPS, listen, SEARCH, type SearchBox, searchBox, titles } from './search-box'
import { expect, freezeTime, type Shop, test } from './shop'

const PAGE = '/shop/'
const second = (page: Page, number = 2) => searchBox(page, { within: '#main-container', number })

/** The globals of the page's other scripts, as these tests use them. */
interface Globals {
  readonly AwsHooks: { add_filter(tag: string, callback: (value: never, options: unknown) => unknown): void }
  readonly jQuery: (target: unknown) => Collection
  readonly tracked: unknown[]
}
interface Collection {
  val(value: string): Collection
  trigger(name: string, args?: unknown[]): Collection
  data(name: string, value?: unknown): Record<string, unknown> | undefined
  aws_search(command?: string): Collection
  readonly length: number
}

async function findCups(page: Page, box: SearchBox = searchBox(page)) {
  await box.field.fill('cup')
  await expect(titles(box)).toHaveText(CUPS)
  return box
}

const keywords = async (shop: Shop) => (await shop.calls(SEARCH)).map(({ fields }) => fields['keyword'])

test.describe('[S44] several boxes', () => {
  test('[S44] each box has its own list, memory and settings; clicks and arrows work that of the box that they are in', async ({
    page,
    shop,
  }) => {
    await shop.open(`${PAGE}?search-second&search-second-show-more=&search-second-min-chars=3`)
    const first = await findCups(page)
    const other = second(page)
    await other.field.click()
    await expect(first.list).toBeHidden()
    await other.field.fill('cu')
    await expect(other.form).toHaveClass(/aws-focus/)
    await other.field.fill('cup')
    await expect(titles(other)).toHaveText(CUPS)
    await expect(other.rows).toHaveCount(4)
    await expect(first.list).toBeHidden()
    await first.field.click()
    await expect(other.list).toBeHidden()
    await expect(titles(first)).toHaveText(CUPS)
    await expect(first.list).toBeVisible()
    await expect(first.rows).toHaveCount(5)
    expect(await keywords(shop)).toEqual(['cup', 'cup'])

    await other.field.focus()
    await other.field.fill('')
    await page.keyboard.insertText('glass')
    await expect(titles(other).first()).toHaveText(/Glass/)
    await expect(first.list).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(other.highlighted).toHaveCount(1)
    await expect(first.highlighted).toHaveCount(0)
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index && id.includes('aws'))).toEqual([])
    expect(shop.printed).toEqual([])
  })
})

test.describe('[S44] boxes that come and go', () => {
  const insertCopy = (page: Page) =>
    page.evaluate(() => {
      const html = document.querySelector('#header .aws-container')?.outerHTML ?? ''
      document.querySelector('#main-container .inner-container-wrap')?.insertAdjacentHTML('afterbegin', html)
    })

  test('[S44] a box that is put in later works, though it has the ids of another', async ({ page, shop }) => {
    const heard = await listen(page, 'awsLoaded')
    await shop.open(PAGE)
    await insertCopy(page)
    const late = second(page, 1)
    await findCups(page, late)
    expect(await heard()).toHaveLength(1)
    await expect(late.form).toHaveClass(/aws-focus/)
    const first = searchBox(page, { number: 2 })
    await first.field.fill('glass')
    await expect(titles(first).first()).toHaveText(/Glass/)
    await expect(late.list).toContainText('Gold Cup')
    expect(shop.printed).toEqual([])
  })

  test('[S44] a box that is taken away takes its list and its request along; back again it works', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    const box = await findCups(page)
    await shop.fault(`${SEARCH}:slow:60000`)
    await box.field.fill('glass')
    await expect.poll(() => keywords(shop)).toEqual(['cup', 'glass'])
    const ended = page.waitForEvent('requestfailed')
    await box.container.evaluate((container) => {
      Object.assign(window, { theBox: container })
      container.remove()
    })
    expect((await ended).failure()?.errorText).toMatch(/_ABORTED$/)
    await expect(page.locator('.aws-search-result, .laurel-search-listbox')).toHaveCount(0)

    await shop.fault(`${SEARCH}:slow:0`)
    await page.evaluate(() => {
      const { theBox } = window as unknown as { theBox: Element }
      document.querySelector('#header .aux-item')?.append(theBox)
    })
    await expect(box.form).not.toHaveClass(/aws-(?:processing|form-active)/)
    await findCups(page, searchBox(page, { number: 2 }))
    expect(shop.printed).toEqual([])
  })
})

test.describe('[S44] terms from elsewhere', () => {
  /** One of the shop's popular searches. */
  const chip = (page: Page, term: string) => page.getByRole('link', { name: term, exact: true })

  test('[S44] a link of a term searches in the box, without leaving the page; with Ctrl or ⌘ it opens one of its own; digits are a text; one with the form goes to the results', async ({
    page,
    shop,
    context,
  }) => {
    await shop.open(PAGE)
    const box = searchBox(page)
    const opened = context.waitForEvent('page')
    await chip(page, 'gold cup').click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/\?s=gold%20cup&post_type=product&type_aws=true$/)
    await (await opened).close()
    await expect(box.field).toHaveValue('')

    await chip(page, 'gold cup').click()
    await expect(box.field).toHaveValue('gold cup')
    await expect(titles(box)).toHaveText(['Gold Cup'])
    await expect(box.field).toBeFocused()
    await expect(box.list).toBeVisible()
    await chip(page, 'trophée').press('Enter')
    await expect(box.field).toHaveValue('trophée')
    await expect(titles(box)).toHaveText(['Trophée Élégance'])
    await page.evaluate(() => {
      document
        .querySelector('h1')
        ?.insertAdjacentHTML(
          'afterend',
          '<p><button type="button" data-aws-term-submit="02024">02024</button> <a href="#" data-aws-term-submit="cup" data-aws-term-submit-form="true">All cups</a></p>',
        )
    })
    await page.getByRole('button', { name: '02024' }).click()
    await expect(box.field).toHaveValue('02024')
    await expect(box.rows).toHaveText(['Nothing found'])
    expect(await keywords(shop)).toEqual(['gold cup', 'trophée', '02024'])
    expect(page.url()).toBe(shop.url + PAGE)
    expect(shop.printed).toEqual([])
    await page.getByRole('link', { name: 'All cups' }).click()
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true')
  })

  test('[S44] [esm] without its code, or that of the box, the link goes to the results', async ({
    page,
    shop,
  }) => {
    for (const chunk of ['every-page-group', 'live-search']) {
      await page.route(`**/chunks/${chunk}-*`, (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto(shop.url + PAGE)
      await chip(page, 'gold cup').click()
      await page.waitForURL(/\?s=gold%20cup&post_type=product&type_aws=true$/)
      await page.unrouteAll()
    }
    await expect(page.locator('#found-products li.product')).toHaveCount(1)
  })
})

test.describe('[S44] the results page', () => {
  test('[S44] a filter that is taken away stays on the plugin’s results page', async ({ page, shop }) => {
    await shop.open('/?s=cup&post_type=product&type_aws=true')
    const filter = page.getByRole('link', { name: 'Remove filter' })
    await expect(filter).toHaveAttribute('href', '/?s=cup&post_type=product&type_aws=true')
    await filter.click()
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true')
    await expect(page.locator('.aws_search_terms')).toBeVisible()
  })
})

test.describe('[S44] analytics', () => {
  const spyOnTrackers = (page: Page) =>
    page.addInitScript(() => {
      const tracked: unknown[] = []
      Object.assign(window, { tracked, gtag: (...args: unknown[]) => tracked.push(args) })
    })
  const tracked = (page: Page) => page.evaluate(() => (window as unknown as Globals).tracked)

  const FOUND = [
    [
      'event',
      'AWS search',
      { event_label: 'cup', event_category: 'AWS Search Term', transport_type: 'beacon' },
    ],
    ['event', 'aws_search', { aws_search_term: 'cup', aws_has_results: true }],
    ['event', 'page_view', { page_path: '/?s=ajax-search%3Acup', page_title: 'AWS search' }],
  ]

  test('[S44] each answer from the server is reported to trackers, and remembered ones are not', async ({
    page,
    shop,
  }) => {
    await spyOnTrackers(page)
    await shop.open(`${PAGE}?search-use-analytics=true`)
    const box = await findCups(page)
    await expect.poll(() => tracked(page)).toEqual(FOUND)
    await box.field.fill('xyzzy')
    await expect(box.rows).toHaveText(['Nothing found'])
    const nothing = [
      [
        'event',
        'AWS search',
        { event_label: 'xyzzy', event_category: 'AWS Search Term', transport_type: 'beacon' },
      ],
      ['event', 'aws_search', { aws_search_term: 'xyzzy', aws_has_results: false }],
      ['event', 'aws_search_no_results', { aws_search_term: 'xyzzy', event_label: 'xyzzy' }],
      ['event', 'page_view', { page_path: '/?s=ajax-search%3Axyzzy', page_title: 'AWS search' }],
    ]
    await expect.poll(() => tracked(page)).toEqual([...FOUND, ...nothing])
    await findCups(page)
    await box.field.fill('glass')
    await expect(titles(box).first()).toHaveText(/Glass/)
    await expect.poll(async () => (await tracked(page)).length).toBe(10)
    expect((await tracked(page)).slice(7).map((call) => JSON.stringify(call))).toEqual(
      FOUND.map((call) => JSON.stringify(call).replaceAll('cup', 'glass')),
    )
  })

  test('[S44] a search before the page is idle is reported to trackers as well', async ({ page, shop }) => {
    await spyOnTrackers(page)
    // A picture that does not arrive keeps the page from its load event, and so from being idle.
    await page.route('**/never.png', () => {})
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.body.append(Object.assign(new Image(), { src: '/never.png', alt: '' }))
      })
    })
    await page.goto(`${shop.url}${PAGE}?search-use-analytics=true`, { waitUntil: 'domcontentloaded' })
    await findCups(page)
    await expect.poll(() => tracked(page)).toEqual(FOUND)
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  })
})

test.describe('[S44] the page’s other scripts', () => {
  for (const [version, when] of [
    ['none', 'early'],
    ['1', 'early'],
    ['4', 'early'],
    ['3', 'late'],
  ] as const) {
    const path = `${PAGE}?jquery=${version}&jquery-when=${when}`
    const more =
      version === 'none'
        ? ''
        : '; scripts fill the field, force a term, find the settings, and ask for a look'
    const open = async (page: Page, shop: Shop) => {
      await shop.open(path)
      if (version !== 'none')
        await page.waitForFunction(() => 'jQuery' in window && 'fn' in (window.jQuery as object))
    }

    test(`[S44] [X05] jQuery ${version}, ${when}: events with what other scripts expect in them${more}`, async ({
      page,
      shop,
    }) => {
      await page.clock.install()
      await page.addInitScript(() => {
        const told: unknown[] = []
        Object.assign(window, { told })
        const isJQuery = (value: unknown) => typeof (value as { jquery?: unknown }).jquery === 'string'
        for (const name of [
          'awsLoaded',
          'awsShowingResults',
          'awsNoResults',
          'awsAnalytics',
          'awsResultsHidden',
        ]) {
          document.addEventListener(name, (event) => {
            const { detail, eventName, target } = event as CustomEvent & { eventName?: string }
            const form = detail?.form
            const container = isJQuery(form ?? {}) ? form[0] : form
            told.push([
              name,
              target === document ? 'document' : (target as Element).className,
              detail
                ? [
                    container?.className,
                    isJQuery(form),
                    detail.instance,
                    detail.data.resultBlock,
                    detail.data.minChars,
                    detail.term,
                  ]
                : eventName,
            ])
          })
        }
      })
      await open(page, shop)
      const box = searchBox(page)
      await box.field.fill('xyzzy')
      await expect(box.rows).toHaveText(['Nothing found'])
      await page.locator('h1').click()
      await expect(box.list).toBeHidden()
      const hasJQuery = version !== 'none'
      const about = (term?: string) => ['aws-container', hasJQuery, 1, '#aws-search-result-1', 1, term]
      await expect
        .poll(() => page.evaluate(() => JSON.stringify((window as unknown as { told: unknown }).told)))
        .toBe(
          JSON.stringify([
            ['awsLoaded', 'document', about()],
            ['awsNoResults', 'document', about('xyzzy')],
            ['awsShowingResults', 'aws-container', 'awsShowingResults'],
            ['awsAnalytics', 'document', about('xyzzy')],
            ['awsResultsHidden', 'document', about()],
          ]),
        )
      expect(shop.printed).toEqual([])
      if (!hasJQuery) return

      await shop.mounted('search-events')
      await page.evaluate(() => {
        const { jQuery } = window as unknown as Globals
        jQuery('#header .aws-search-field').trigger('aws_search_force', ['gold cup'])
      })
      await expect(box.field).toHaveValue('gold cup')
      await expect(titles(box)).toHaveText(['Gold Cup'])
      await expect(box.field).toBeFocused()
      await page.evaluate(() => {
        const { jQuery } = window as unknown as Globals
        jQuery('#header .aws-search-field').val('cup').trigger('keyup')
      })
      await expect(titles(box)).toHaveText(CUPS)
      await page.evaluate(() => {
        const { jQuery } = window as unknown as Globals
        jQuery('#header .aws-search-field').val('glass').trigger('input')
      })
      await expect(titles(box).first()).toHaveText(/Glass/)
      expect(await keywords(shop)).toEqual(['xyzzy', 'gold cup', 'cup', 'glass'])
      const settings = await page.evaluate(() => {
        const { jQuery } = window as unknown as Globals
        return jQuery('#header .aws-container').data('aws_opts')
      })
      expect(settings).toEqual({
        minChars: 1,
        lang: '',
        showLoader: true,
        showMore: true,
        ajaxSearch: true,
        showPage: true,
        showClear: true,
        mobileScreen: true,
        useAnalytics: false,
        searchTimeout: 300,
        pageId: '412',
        tax: '',
        instance: 1,
        resultBlock: '#aws-search-result-1',
      })
      expect(shop.printed).toEqual([])

      // The box measures its place once by itself, half a second after it was made.
      await freezeTime(page)
      const left = async () =>
        Math.round(((await box.list.boundingBox())?.x ?? 0) - ((await box.container.boundingBox())?.x ?? 0))
      // Rows and pictures that still come change the list's height, and so bring it along once more.
      let moved = 0
      await expect(async () => {
        moved -= 50
        await box.container.evaluate((container, x) => {
          container.style.setProperty('transform', `translate(${x}px, 40px)`)
        }, moved)
        expect(await left()).toBeGreaterThan(0)
      }).toPass()
      const isChained = await page.evaluate(() => {
        const { jQuery } = window as unknown as Globals
        return jQuery('.aws-container').aws_search('relayout').length
      })
      expect(isChained).toBe(1)
      expect(await left()).toBe(0)
    })
  }

  test('[S44] filters of the request and of the list: as the script wants them, where it wants them, less what would run; rows can still be chosen', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const { AwsHooks } = window as unknown as Globals
        AwsHooks.add_filter('aws_ajax_request_params', (fields: object) => ({ ...fields, x: 1, lang: 'de' }))
        AwsHooks.add_filter('aws_ajax_request_url', (url: string) => `${url}&shop=2`)
        AwsHooks.add_filter('aws_results_append_to', () => '#container')
        AwsHooks.add_filter('aws_results_html', (html: string) =>
          html.replace(
            '<ul>',
            '<ul><li class="aws_result_item"><a href="/cart/" onclick="window.hacked=1">Your cart</a></li>',
          ),
        )
      })
    })
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(box.rows).toHaveCount(6)
    await expect(page.locator('#container > #aws-search-result-1')).toBeVisible()
    const [call] = await shop.calls(SEARCH)
    expect(call?.path).toBe('/?wc-ajax=aws_action&shop=2')
    expect(call?.fields).toMatchObject({ action: SEARCH, keyword: 'cup', x: '1', lang: 'de' })
    await expect(box.rows.first().locator('[onclick]')).toHaveCount(0)
    await box.field.press('ArrowDown')
    await expect(box.highlighted).toHaveText('Your cart')
    await box.field.press('Enter')
    await page.waitForURL('**/cart/')
  })

  for (const layout of ['list', 'block']) {
    test(`[S44] [X10] ${layout} layout: under a strict policy with Trusted Types all works, with nothing on the console`, async ({
      page,
      shop,
    }) => {
      await shop.open(`${PAGE}?csp=strict&jquery=none&search-layout=${layout}`)
      const box = searchBox(page)
      for (const term of ['engraving', 'crystal', 'cpu', 'xyzzy', 'cup']) {
        const answer = page.waitForResponse(/wc-ajax=aws_action/)
        await box.field.fill(term)
        await answer
        await expect(box.form).not.toHaveClass(/aws-processing/)
      }
      await expect(box.rows).toHaveCount(5)
      await expect(box.list.locator('img').first()).toBeVisible()
      await shop.quiet()
      expect(shop.printed).toEqual([])
      await box.field.press('ArrowDown')
      await box.field.press('ArrowDown')
      await box.field.press('Enter')
      await page.waitForURL('**/product/gold-cup/')
    })
  }
})
