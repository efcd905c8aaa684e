import { CUPS, listen, SEARCH, searchBox, titles } from './search-box'
import { expect, framesDrawn, freezeTime, LAUREL, test } from './shop'

const PAGE = '/shop/'

test.describe('[S40] typing', () => {
  test('[S40] a term finds products: one request with what the server expects, and nothing on the console', async ({
    page,
    shop,
  }) => {
    const answer = await shop.hold(/wc-ajax=aws_action/)
    await shop.open(PAGE)
    const box = searchBox(page)
    const asked = page.waitForRequest(/wc-ajax=aws_action/)
    await box.field.fill('cup')
    await expect(box.loader).toBeVisible()
    const request = await asked
    answer()
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

  test('[S40] the same term with other spaces, and terms of markup or by the names of object members', async ({
    page,
    shop,
  }) => {
    const heard = await listen(page, 'awsNoResults')
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.fill('  gold   cup ')
    await expect(titles(box)).toHaveText(['Gold Cup'])
    await expect(box.field).toHaveValue('  gold   cup ')
    await box.field.press('End')
    await box.field.press('Space')
    await expect(box.field).toHaveValue('  gold   cup  ')
    await expect(box.list).toBeVisible()
    expect((await shop.calls(SEARCH)).map(({ fields }) => fields['keyword'])).toEqual(['gold cup'])

    const markup = '<img src=x onerror="window.hacked=1">\\{}[]&'
    await box.field.fill(markup)
    await expect(box.rows).toHaveText(['Nothing found'])
    expect(await heard()).toHaveLength(1)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    await box.field.fill('__proto__')
    await expect.poll(heard).toHaveLength(2)
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    const keywords = (await shop.calls(SEARCH)).map(({ fields }) => fields['keyword'])
    expect(keywords).toEqual(['gold cup', markup, '__proto__', 'cup'])
    expect(shop.printed).toEqual([])
  })

  test('[S40] keys one after the other make one request, 300 ms after the last', async ({ page, shop }) => {
    await shop.open(PAGE)
    const box = searchBox(page)
    await box.field.focus()
    await expect(box.form).toHaveClass(/aws-focus/)
    await freezeTime(page)
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

  test('[S40] a newer term and the cross end the request, with nothing on the console', async ({
    page,
    shop,
  }) => {
    const keywords = async () => (await shop.calls(SEARCH)).map(({ fields }) => fields['keyword'])
    await shop.open(PAGE)
    await shop.fault(`${SEARCH}:slow:60000`)
    const box = searchBox(page)
    const asked = page.waitForRequest(/wc-ajax=aws_action/)
    await box.field.fill('cup')
    const older = await asked
    await expect.poll(keywords).toEqual(['cup'])
    await page.request.post(`${shop.url}/fixture/faults/clear`)
    const answer = await shop.hold(/wc-ajax=aws_action/, 'keyword=medal')
    const ended = page.waitForEvent('requestfailed')
    await box.field.fill('medal')
    expect(await ended).toBe(older)
    expect(older.failure()?.errorText).toMatch(/_ABORTED$/)
    await expect(box.loader).toBeVisible()
    answer()
    await expect(titles(box)).toContainText(['Medals', 'Star Medal'])
    await expect(box.loader).toBeHidden()

    await shop.fault(`${SEARCH}:slow:60000`)
    const askedAgain = page.waitForRequest(/wc-ajax=aws_action/)
    await box.field.fill('glass')
    const last = await askedAgain
    await expect.poll(keywords).toEqual(['cup', 'medal', 'glass'])
    const endedAgain = page.waitForEvent('requestfailed')
    await box.clear.dispatchEvent('click')
    expect(await endedAgain).toBe(last)
    await expect(box.form).not.toHaveClass(/aws-processing/)
    await expect(box.list).toBeHidden()
    expect(shop.printed).toEqual([])
  })

  test('[S40] a list comes and goes without a request: clicks elsewhere, the field, a drag, the cross, a term from before', async ({
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

    // A press that begins in the field and ends outside leaves the list.
    await box.field.hover()
    await page.mouse.down()
    await page.locator('h1').hover()
    await page.mouse.up()
    await expect(box.list).toBeVisible()

    await box.clear.click()
    await expect(box.field).toHaveValue('')
    await expect(box.field).toBeFocused()
    await expect(box.list).toBeHidden()
    await expect(box.list).toBeEmpty()
    await expect(box.clear).toBeHidden()
    await box.field.fill('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await box.field.fill(' ')
    await expect(box.list).toBeHidden()
    await expect(box.list).toBeEmpty()
    await expect(box.form).not.toHaveClass(/aws-form-active/)
    expect(await shop.calls(SEARCH)).toHaveLength(1)

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

    // A field that another script has emptied shows no old list.
    await page.locator('h1').click()
    await box.field.evaluate((field: HTMLInputElement) => {
      field.value = ''
    })
    await box.field.focus()
    await expect(box.form).toHaveClass(/aws-focus/)
    await expect(box.list).toBeHidden()
    await expect(box.list).toBeEmpty()
    expect(shop.printed).toEqual([])
  })
})

test.describe('[S40] settings', () => {
  test('[S40] without the loader nothing turns, without the cross none shows; language, taxonomy and address are the page’s', async ({
    page,
    shop,
  }) => {
    const answer = await shop.hold('**/admin-ajax.php')
    const address = encodeURIComponent('/wp-admin/admin-ajax.php')
    await shop.open(
      `/product-category/cups/?search-show-loader=&search-show-clear=absent&search-lang=fr&search-url=${address}`,
    )
    const box = searchBox(page)
    const asked = page.waitForRequest('**/admin-ajax.php')
    await box.field.fill('cup')
    await asked
    await expect(box.form).not.toHaveClass(/aws-processing/)
    await expect(box.loader).toBeHidden()
    answer()
    await expect(titles(box)).toHaveText(CUPS)
    await expect(box.clear).toBeHidden()
    const [call] = await shop.calls(SEARCH)
    expect(call?.path).toBe('/wp-admin/admin-ajax.php')
    expect(call?.fields).toMatchObject({ lang: 'fr', aws_tax: 'product_cat', aws_page: '412' })
    await box.field.press('Enter')
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true&lang=fr')
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
})

test.describe('[S40] the code on its way', () => {
  test('[S40] [esm] what is typed while the code is coming is searched once it is there', async ({
    page,
    shop,
  }) => {
    const arrive = await shop.holdCode('**/chunks/live-search-*')
    await page.goto(shop.url + PAGE)
    const box = searchBox(page)
    await box.field.click()
    await page.keyboard.insertText('cup')
    await expect(box.field).not.toHaveRole('combobox')
    await expect(box.field).toHaveValue('cup')
    arrive()
    await expect(titles(box)).toHaveText(CUPS)
    await expect(box.field).toBeFocused()
    await expect(box.form).toHaveClass(/aws-focus/)
    expect((await shop.calls(SEARCH)).map(({ fields }) => fields['keyword'])).toEqual(['cup'])
    expect(shop.printed).toEqual([])
  })

  test('[S40] what is typed before laurel itself is there is searched, too', async ({ page, shop }) => {
    const arrive = await shop.hold(LAUREL)
    await page.goto(shop.url + PAGE, { waitUntil: 'commit' })
    const box = searchBox(page)
    await box.field.click()
    await page.keyboard.insertText('cup')
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
    await page.keyboard.insertText('cup')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true')
    await expect(page.locator('#found-products li.product')).toHaveCount(3)
    expect(await shop.calls(SEARCH)).toEqual([])
  })

  test('[S40] [esm] Enter while the code is coming waits for it, and then goes to the results', async ({
    page,
    shop,
  }) => {
    const arrive = await shop.holdCode('**/chunks/live-search-*')
    await page.goto(shop.url + PAGE)
    await shop.holding()
    const box = searchBox(page)
    await box.field.click()
    await page.keyboard.insertText('cup')
    await page.keyboard.press('Enter')
    await framesDrawn(page)
    expect(page.url()).toBe(shop.url + PAGE)
    expect(await shop.calls('page')).toHaveLength(1)
    arrive()
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true')
  })

  test('[S40] [esm] a visitor who saves data gets no code until the box is approached, and no work at load', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    // The markup before laurel runs.
    await page.route('**/dist/laurel.js', async (route) => {
      printed = await page.locator('#header .aws-container').evaluate((box) => box.outerHTML)
      await route.continue()
    })
    let printed = ''
    await page.goto(`${shop.url}${PAGE}?jquery=none`)
    await shop.mounted('page-classes')
    await shop.quiet()
    const box = searchBox(page)
    const asked = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => /\/chunks\/live-search-\w{5}\.js$/.test(name)),
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
