import { CUPS, listen, SEARCH, searchBox, titles } from './search-box'
import { expect, test } from './shop'

const PAGE = '/shop/'

test.describe('[S40] typing', () => {
  test('[S40] a term finds products: one request with what the server expects, in silence', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    const box = searchBox(page)
    const asked = page.waitForRequest(/wc-ajax=aws_action/)
    await box.field.fill('cup')
    await expect(box.loader).toBeVisible()
    const request = await asked
    expect(request.method()).toBe('POST')
    expect(request.url()).toBe(`${shop.url}/?wc-ajax=aws_action`)
    expect(request.postData()).toBe(
      `action=aws_action&keyword=cup&aws_page=412&aws_tax=&lang=&pageurl=${encodeURIComponent(shop.url + PAGE)}&typedata=json`,
    )
    expect(await request.allHeaders()).toMatchObject({
      accept: 'application/json, text/javascript, */*; q=0.01',
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-requested-with': 'XMLHttpRequest',
    })
    await expect(titles(box)).toHaveText(CUPS)
    await expect(box.list).toBeVisible()
    await expect(box.loader).toBeHidden()
    expect(await shop.calls(SEARCH)).toHaveLength(1)
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    expect(shop.printed).toEqual([])
  })

  test('[S40] spaces are no part of the term, and the field stays as it was typed', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.fill('  gold   cup ')
    await expect(titles(box)).toHaveText(['Gold Cup'])
    await expect(box.field).toHaveValue('  gold   cup ')
    expect((await shop.calls(SEARCH)).map(({ fields }) => fields['keyword'])).toEqual(['gold cup'])
    await box.field.press('End')
    await box.field.press('Space')
    await expect(box.field).toHaveValue('  gold   cup  ')
    await expect(box.list).toBeVisible()
    expect(await shop.calls(SEARCH)).toHaveLength(1)
  })

  test('[S40] keys one after the other make one request, 300 ms after the last', async ({ page, shop }) => {
    await page.clock.install()
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.focus()
    await expect(box.form).toHaveClass(/aws-focus/)
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const term of ['c', 'cu', 'cup']) {
      await box.field.fill(term)
      await expect(box.form).toHaveClass(/aws-processing/)
      await page.clock.runFor(299)
    }
    expect(await shop.calls(SEARCH)).toEqual([])
    const asked = page.waitForRequest(/wc-ajax=aws_action/)
    await page.clock.runFor(1)
    expect((await asked).postData()).toContain('keyword=cup&')
    await expect(box.rows).toHaveCount(5)
    expect(await shop.calls(SEARCH)).toHaveLength(1)
  })

  for (const [timeout, wait] of [
    ['150', 150],
    ['100', 300],
    ['absent', 300],
  ] as const) {
    test(`[S40] a pause of “${timeout}” in the settings is one of ${wait} ms`, async ({ page, shop }) => {
      await page.clock.install()
      await shop.open(`${PAGE}?search-timeout=${timeout}`)
      const box = searchBox(page)
      await box.field.focus()
      await expect(box.form).toHaveClass(/aws-focus/)
      await page.clock.pauseAt(Date.now() + 60_000)
      await box.field.fill('cup')
      await page.clock.runFor(wait - 1)
      expect(await shop.calls(SEARCH)).toEqual([])
      const asked = page.waitForRequest(/wc-ajax=aws_action/)
      await page.clock.runFor(1)
      await asked
    })
  }

  test('[S40] a newer term ends the request of the older one, and nobody hears of it', async ({
    page,
    shop,
  }) => {
    await page.route(/wc-ajax=aws_action/, (route) =>
      route.request().postData()?.includes('keyword=cup&') ? undefined : route.continue(),
    )
    await shop.open(PAGE)
    const box = searchBox(page)
    const asked = page.waitForRequest(/wc-ajax=aws_action/)
    await box.field.fill('cup')
    const older = await asked
    const ended = page.waitForEvent('requestfailed')
    await box.field.fill('medal')
    expect(await ended).toBe(older)
    expect(older.failure()?.errorText).toBe('net::ERR_ABORTED')
    await expect(box.loader).toBeVisible()
    await expect(titles(box)).toContainText(['Medals', 'Star Medal'])
    await expect(box.loader).toBeHidden()
    expect(shop.printed).toEqual([])
  })

  test('[S40] an answer that comes although nobody waits for it is kept for its own term, and not shown', async ({
    page,
    shop,
  }) => {
    let answer = () => {}
    const gate = new Promise<void>((resolve) => {
      answer = resolve
    })
    // As in a browser that does not end requests.
    await page.addInitScript(() => {
      const native = window.fetch
      window.fetch = (url, { signal: _, ...options } = {}) => native(url, options)
    })
    await page.route(/wc-ajax=aws_action/, async (route) => {
      if (route.request().postData()?.includes('keyword=cup&')) await gate
      await route.continue()
    })
    await shop.open(PAGE)
    const box = searchBox(page)
    const asked = page.waitForRequest(/wc-ajax=aws_action/)
    await box.field.fill('cup')
    const older = await asked
    await box.field.fill('glass')
    await expect(titles(box).first()).toHaveText(/Glass/)
    const answered = page.waitForEvent('requestfinished', (request) => request === older)
    answer()
    await answered
    await expect(titles(box).first()).toHaveText(/Glass/)
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    expect((await shop.calls(SEARCH)).map(({ fields }) => fields['keyword'])).toEqual(['glass', 'cup'])
    expect(shop.printed).toEqual([])
  })

  test('[S40] a term that was searched before shows in the same frame, without a request', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await box.field.fill('glass')
    await expect(titles(box).first()).toHaveText(/Glass/)
    const rows = await box.field.evaluate(async (field: HTMLInputElement) => {
      field.value = 'cup'
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise(requestAnimationFrame)
      const list = document.querySelector<HTMLElement>('#aws-search-result-1')
      return list?.style.display === 'block' ? list.querySelectorAll('li').length : 'hidden'
    })
    expect(rows).toBe(5)
    await expect(titles(box)).toHaveText(CUPS)
    expect(await shop.calls(SEARCH)).toHaveLength(2)
  })

  for (const term of ['length', 'hasOwnProperty', '__proto__', 'constructor']) {
    test(`[S40] “${term}” is a term like others`, async ({ page, shop }) => {
      await shop.open(PAGE)
      const box = searchBox(page)
      await box.field.fill(term)
      await expect(box.rows).toHaveText(['Nothing found'])
      await box.field.fill('cup')
      await expect(titles(box)).toHaveText(CUPS)
      expect((await shop.calls(SEARCH)).map(({ fields }) => fields['keyword'])).toEqual([term, 'cup'])
      expect(shop.printed).toEqual([])
    })
  }

  test('[S40] a field that is emptied in time asks nothing; one that is emptied later has no list', async ({
    page,
    shop,
  }) => {
    await page.clock.install()
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.focus()
    await expect(box.form).toHaveClass(/aws-focus/)
    await page.clock.pauseAt(Date.now() + 60_000)
    await box.field.fill('cup')
    await page.clock.runFor(200)
    await box.field.fill('')
    await expect(box.form).not.toHaveClass(/aws-processing|aws-form-active/)
    await page.clock.runFor(2000)
    expect(await shop.calls(SEARCH)).toEqual([])

    await page.clock.resume()
    await box.field.fill('cup')
    await expect(box.list).toBeVisible()
    await box.field.fill(' ')
    await expect(box.list).toBeHidden()
    await expect(box.list).toBeEmpty()
    await expect(box.form).not.toHaveClass(/aws-form-active/)
  })

  test('[S40] the cross empties the field, ends the request and stays in the field', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await box.clear.click()
    await expect(box.field).toHaveValue('')
    await expect(box.field).toBeFocused()
    await expect(box.list).toBeHidden()
    await expect(box.list).toBeEmpty()
    await expect(box.clear).toBeHidden()
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    expect(await shop.calls(SEARCH)).toHaveLength(1)

    await page.route(/wc-ajax=aws_action/, () => {})
    const asked = page.waitForRequest(/wc-ajax=aws_action/)
    await box.field.fill('glass')
    await asked
    const ended = page.waitForEvent('requestfailed')
    await box.clear.dispatchEvent('click')
    await ended
    await expect(box.form).not.toHaveClass(/aws-processing/)
    await expect(box.list).toBeHidden()
    expect(shop.printed).toEqual([])
  })

  test('[S40] a click elsewhere hides the list; the field shows it again without a request', async ({
    page,
    shop,
  }) => {
    const heard = await listen(page, 'awsResultsHidden')
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await page.locator('h1').click()
    await expect(box.list).toBeHidden()
    await expect(box.form).not.toHaveClass(/aws-form-active|aws-focus/)
    await page.locator('h1').click()
    expect(await heard()).toHaveLength(1)
    await box.field.focus()
    await expect(box.list).toBeVisible()
    await expect(titles(box)).toHaveText(CUPS)
    await expect(box.form).toHaveClass(/aws-form-active/)
    expect(await shop.calls(SEARCH)).toHaveLength(1)
  })

  test('[S40] a press that begins in the field and ends outside leaves the list', async ({ page, shop }) => {
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await box.field.hover()
    await page.mouse.down()
    await page.locator('h1').hover()
    await page.mouse.up()
    await expect(box.list).toBeVisible()
  })

  test('[S40] a field that the server has filled asks nothing until it changes', async ({ page, shop }) => {
    await page.clock.install()
    await shop.open('/?s=medal&post_type=product&type_aws=true')
    const box = searchBox(page)
    await box.field.click()
    await expect(box.form).toHaveClass(/aws-focus/)
    await box.field.press('End')
    await box.field.press('Shift+ArrowLeft')
    await box.field.dispatchEvent('input')
    await page.clock.runFor(2000)
    expect(await shop.calls(SEARCH)).toEqual([])
    await expect(box.list).toBeHidden()
    await box.field.fill('glass')
    await page.clock.runFor(300)
    await expect(titles(box).first()).toHaveText(/Glass/)
  })

  test('[S40] a field that another script has emptied shows no old list', async ({ page, shop }) => {
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await page.locator('h1').click()
    await box.field.evaluate((field: HTMLInputElement) => {
      field.value = ''
    })
    await box.field.focus()
    await expect(box.form).toHaveClass(/aws-focus/)
    await expect(box.list).toBeHidden()
    await expect(box.list).toBeEmpty()
  })
})

test.describe('[S40] settings', () => {
  test('[S40] a term that is too short asks nothing and empties the list', async ({ page, shop }) => {
    await page.clock.install()
    await shop.open(`${PAGE}?search-min-chars=3`)
    const box = searchBox(page)
    await box.field.fill('cup')
    await page.clock.runFor(300)
    await expect(titles(box)).toHaveText(CUPS)
    await box.field.fill('cu')
    await expect(box.list).toBeHidden()
    await expect(box.list).toBeEmpty()
    await page.clock.runFor(2000)
    expect(await shop.calls(SEARCH)).toHaveLength(1)
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    expect(await shop.calls(SEARCH)).toHaveLength(1)
  })

  test('[S40] without the loader nothing turns', async ({ page, shop }) => {
    await page.route(/wc-ajax=aws_action/, () => {})
    await shop.open(`${PAGE}?search-show-loader=`)
    const box = searchBox(page)
    const asked = page.waitForRequest(/wc-ajax=aws_action/)
    await box.field.fill('cup')
    await asked
    await expect(box.form).not.toHaveClass(/aws-processing/)
    await expect(box.loader).toBeHidden()
  })

  test('[S40] without the cross none shows', async ({ page, shop }) => {
    await shop.open(`${PAGE}?search-show-clear=absent`)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await expect(box.clear).toBeHidden()
  })

  test('[S40] with live search off the box is a form with a cross', async ({ page, shop }) => {
    await page.clock.install()
    await shop.open(`${PAGE}?search-ajax-search=false`)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(box.clear).toBeVisible()
    await page.clock.runFor(2000)
    expect(await shop.calls(SEARCH)).toEqual([])
    await expect(box.list).toBeHidden()
    await expect(box.field).toHaveRole('searchbox')
    await box.clear.click()
    await expect(box.field).toHaveValue('')
    await expect(box.clear).toBeHidden()
    await box.field.fill('cup')
    await box.field.press('Enter')
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true')
  })

  test('[S40] the page’s language and taxonomy go along', async ({ page, shop }) => {
    await shop.open('/product-category/cups/?search-lang=fr')
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    const [call] = await shop.calls(SEARCH)
    expect(call?.fields).toMatchObject({ lang: 'fr', aws_tax: 'product_cat', aws_page: '412' })
    await box.field.press('Enter')
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true&lang=fr')
  })

  test('[S40] a box without an address says so once, and still submits', async ({ page, shop }) => {
    await page.clock.install()
    await shop.open(`${PAGE}?search-url=absent`)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(box.form).toHaveClass(/aws-form-active/)
    await page.clock.runFor(2000)
    expect(shop.printed).toEqual([expect.stringContaining('.aws-container lacks data-url')])
    await box.field.press('Enter')
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true')
    expect(await shop.calls(SEARCH)).toEqual([])
  })

  test('[S40] the address may be that of the general endpoint', async ({ page, shop }) => {
    await shop.open(`${PAGE}?search-url=${encodeURIComponent('/wp-admin/admin-ajax.php')}`)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    expect((await shop.calls(SEARCH))[0]?.path).toBe('/wp-admin/admin-ajax.php')
  })
})

test.describe('[S40] the code on its way', () => {
  test('[S40] [esm] what is typed while the code is coming is searched once it is there', async ({
    page,
    shop,
  }) => {
    await shop.fault('chunk/live-search:slow:1500')
    await page.goto(shop.url + PAGE)
    const box = searchBox(page)
    await box.field.click()
    await page.keyboard.type('cup')
    await expect(box.field).not.toHaveRole('combobox')
    await expect(box.field).toHaveValue('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await expect(box.field).toBeFocused()
    await expect(box.form).toHaveClass(/aws-focus/)
    expect((await shop.calls(SEARCH)).map(({ fields }) => fields['keyword'])).toEqual(['cup'])
    expect(shop.printed).toEqual([])
  })

  test('[S40] what is typed before laurel itself is there is searched, too', async ({ page, shop }) => {
    let arrive = () => {}
    const gate = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/dist\/laurel(?:\.single)?\.js/, async (route) => {
      await gate
      await route.continue()
    })
    await page.goto(shop.url + PAGE, { waitUntil: 'commit' })
    const box = searchBox(page)
    await box.field.click()
    await page.keyboard.type('cup')
    arrive()
    await expect(titles(box)).toHaveText(CUPS)
    await expect(box.field).toBeFocused()
    expect(shop.printed).toEqual([])
  })

  test('[S40] [esm] when the code is missing, Enter and the browser do it', async ({ page, shop }) => {
    await shop.fault('chunk/live-search:404')
    await page.goto(shop.url + PAGE)
    const box = searchBox(page)
    await box.field.click()
    await page.keyboard.type('cup')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true')
    await expect(page.locator('#found-products li.product')).toHaveCount(3)
    expect(await shop.calls(SEARCH)).toEqual([])
  })

  test('[S40] [esm] Enter while the code is coming waits for it, and then goes to the results', async ({
    page,
    shop,
  }) => {
    await shop.fault('chunk/live-search:slow:800')
    await page.goto(shop.url + PAGE)
    const box = searchBox(page)
    await box.field.click()
    await page.keyboard.type('cup')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true')
  })

  test('[S40] [esm] a visitor who saves data gets no code until the box is approached, and no work at load', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    // What the browser has before laurel came.
    await page.route('**/dist/laurel.js', async (route) => {
      printed = await page.locator('#header .aws-container').evaluate((box) => box.outerHTML)
      await route.continue()
    })
    let printed = ''
    await shop.open(`${PAGE}?jquery=none`)
    await page.waitForLoadState('networkidle')
    const box = searchBox(page)
    const asked = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.includes('/chunks/live-search')),
      )
    expect(await asked()).toEqual([])
    expect(printed).toContain('aws-search-field')
    expect(await box.container.evaluate((element) => element.outerHTML)).toBe(printed)
    await expect(page.locator('.aws-search-result')).toHaveCount(0)
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    expect(await asked()).toHaveLength(1)
  })
})
