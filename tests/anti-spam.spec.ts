// The ids in the titles are rows of contract 07.
import type { Page } from '@playwright/test'
import { createFingers } from './fingers'
import { expect, freezeTime, type Shop, test } from './shop'

const POST = '/blog/how-to-word-a-life-member-plaque/'
const KEYS = 'bib bfs bkpc bkp bmc bmcc bmk bck bmmc btmc bsc bte btec bmm'.split(' ')

const namesOf = (prefix: string) => KEYS.map((key) => prefix + key)
/** The values of the filter's fields in the last call, by names without the prefix. */
async function filterFields(shop: Shop, action: string, prefix: string) {
  const sent = (await shop.calls(action)).filter(({ method }) => method === 'POST').at(-1)
  return Object.fromEntries(KEYS.map((key) => [key, sent?.fields[prefix + key]]))
}
/** The names of a form's fields as it would be sent now. */
const fieldNames = (page: Page, form: string) =>
  page.locator(form).evaluate((node) => [...new FormData(node as HTMLFormElement).keys()])

test.describe('[S60] anti-spam', () => {
  test('[S60] a comment reports how it was typed, once and without its words (D-01, D-03, D-08)', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.url}${POST}?anti-spam&csp=strict&jquery=none`)
    await shop.mounted('behaviour-fields')
    await freezeTime(page)
    const now = () => page.evaluate(() => Date.now())
    await page.locator('#comment').focus()
    const begin = await now()
    await page.keyboard.down('T')
    await page.clock.runFor(70)
    await page.keyboard.up('T')
    await page.clock.runFor(50)
    await page.keyboard.down('r')
    await page.keyboard.down('r')
    await page.clock.runFor(80)
    await page.keyboard.up('r')
    await page.keyboard.press('Backspace')
    await page.locator('#respond button').press('Enter')
    await page.waitForURL(`**${POST}`)
    const fields = await filterFields(shop, 'page', 'ak_')
    expect(fields).toEqual({
      bib: String(begin),
      bfs: String(begin + 200),
      bkpc: '2',
      bkp: '70;80,50;',
      bmk: '',
      bck: '1',
      bmc: '',
      bmcc: '0',
      bmm: '',
      bmmc: '0',
      btmc: '0',
      bsc: expect.stringMatching(/^\d$/),
      bte: '',
      btec: '0',
    })
    const [sent] = (await shop.calls('page')).filter(({ method }) => method === 'POST')
    expect([sent?.fields['comment'], sent?.fields['ak_hp_textarea']]).toEqual(['Tr', ''])
    expect(shop.printed).toEqual([])
  })

  test('[S60] a contact form reports it under its own names, each once however often it is sent (D-02, D-19)', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.url}/contact/?anti-spam&contact=short`)
    await shop.mounted('behaviour-fields', 'contact-form')
    const form = page.locator('.wpcf7-form').first()
    const send = async () => {
      const before = (await shop.calls('feedback')).length
      await form.locator('.wpcf7-submit').click()
      await expect.poll(async () => (await shop.calls('feedback')).length).toBe(before + 1)
      return filterFields(shop, 'feedback', '_wpcf7_ak_')
    }
    const first = await send()
    expect(first).toMatchObject({ bib: '', bkpc: '0', bmcc: '1', bfs: expect.stringMatching(/^\d{13}$/) })
    await expect(form).not.toHaveAttribute('data-status', 'submitting')
    await form.locator('input[type=text]').first().press('a')
    const second = await send()
    expect(second).toMatchObject({ bkpc: '1', bmcc: '2' })
    const names = (await fieldNames(page, '.wpcf7-form >> nth=0')).filter((name) =>
      name.startsWith('_wpcf7_ak_b'),
    )
    expect(names).toEqual(namesOf('_wpcf7_ak_'))
  })

  test('[S60] a form to another site gets no fields, nor does a search; a method in capitals counts (D-04, D-05, D-06, D-07)', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.url}/widgets/behaviour-fields.odd`)
    await shop.mounted('behaviour-fields')
    await page.evaluate(() => {
      document.addEventListener('submit', (event) => event.preventDefault())
      document.querySelector('#two-ways')?.setAttribute('method', 'POST')
      document.querySelector('#pay')?.insertAdjacentHTML(
        'afterend',
        `<form id="host" action="http://${location.hostname}" method="post"><button>Send</button></form>
         <form id="here" action="http://${location.hostname}/x" method="POST"><button>Send</button></form>`,
      )
    })
    await expect
      .poll(() =>
        page.evaluate(
          () => window.laurel?.islands().filter(({ name }) => name === 'behaviour-fields').length,
        ),
      )
      .toBe(4)
    for (const button of ['#found button', '#unsaid button', '#pay button', '#host button', '#here button'])
      await page.locator(button).click()
    const counts = async (...forms: string[]) =>
      Promise.all(
        forms.map(
          async (form) =>
            (await fieldNames(page, form)).filter((name) => /^ak_b|^cup"\]_b/.test(name)).length,
        ),
      )
    expect(await counts('#found', '#unsaid', '#pay', '#host', '#here')).toEqual([0, 0, 0, 0, 14])
    await page.locator('#two-ways [value=cart]').click()
    expect(await counts('#two-ways')).toEqual([15])
    await page.locator('#two-ways [value=pay]').click()
    expect(await counts('#two-ways')).toEqual([2])
  })

  test('[S60] moves, clicks and scrolling, in bursts of half a second (D-15, D-16, D-17)', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.url}${POST}?anti-spam`)
    await shop.mounted('behaviour-fields')
    await freezeTime(page)
    await page.clock.runFor(2000)
    const field = page.locator('#author')
    await field.scrollIntoViewIfNeeded()
    const box = await field.boundingBox()
    if (!box) throw new Error('The name’s field is nowhere')
    const move = (x: number, y: number) => page.mouse.move(box.x + 5 + x, box.y + 5 + y)
    await page.clock.runFor(1000)
    await move(0, 0)
    await page.clock.runFor(100)
    await move(20, 10)
    await page.clock.runFor(200)
    await move(3, 4)
    await page.clock.runFor(499)
    await page.evaluate(() => document.addEventListener('submit', (event) => event.preventDefault()))
    const tell = async () => {
      // Elements that move under the pointer, as by scrolling, change nothing.
      await field.evaluate((input: HTMLInputElement) => {
        input.style.translate = '0 90px'
        input.form?.requestSubmit()
        input.style.translate = ''
      })
      return page
        .locator('#respond form')
        .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)))
    }
    expect(await tell()).toMatchObject({ ak_bmmc: '0', ak_bmm: '' })
    await page.clock.runFor(1)
    expect(await tell()).toMatchObject({ ak_bmmc: '1', ak_bmm: '300,5;' })
    await page.mouse.down()
    await page.clock.runFor(60)
    await page.mouse.up()
    const { ak_bsc: before } = await tell()
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('scroll', resolve, { once: true })
          scrollTo({ top: scrollY > 100 ? 0 : 100, behavior: 'instant' })
        }),
    )
    await page.clock.runFor(500)
    expect(await tell()).toMatchObject({ ak_bmc: '60;', ak_bmcc: '1', ak_bsc: String(Number(before) + 1) })
  })

  test('[S60] touches are reported (D-18), and a field that is added later has its time (D-20)', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.url}${POST}?anti-spam`)
    await shop.mounted('behaviour-fields')
    await freezeTime(page)
    const now = await page.evaluate(() => Date.now())
    await page.clock.runFor(7000)
    const value = page.evaluate(async () => {
      const form = document.querySelector('#respond form')
      form?.insertAdjacentHTML(
        'beforeend',
        '<p><input type="hidden" id="ak_js_9" name="ak_js" value="137"></p>',
      )
      await Promise.resolve()
      return [...document.querySelectorAll('[id^=ak_js_]')].map((input) =>
        Number(input.getAttribute('value')),
      )
    })
    const [printed, added] = await value
    expect(added).toBe(now + 7000)
    expect(printed).toBeGreaterThan(250)
    expect(printed).toBeLessThanOrEqual(now)
    const fingers = await createFingers(page)
    await fingers.down([20, 300])
    await page.clock.runFor(80)
    await fingers.up()
    await page.locator('#respond button').press('Enter')
    await page.waitForURL(`**${POST}`)
    expect(await filterFields(shop, 'page', 'ak_')).toMatchObject({ bte: '80;', btec: '1' })
  })

  test('[S60] [esm] a comment that is sent before the code is here is not held up', async ({
    page,
    shop,
  }) => {
    const arrive = await shop.holdCode(/\/behaviour-fields-\w+\.js/)
    await page.goto(`${shop.url}${POST}?anti-spam`)
    await page.locator('#comment').fill('Silver')
    await page.locator('#respond button').click()
    await page.waitForURL(`**${POST}`)
    arrive()
    expect(await filterFields(shop, 'page', 'ak_')).toMatchObject({ bfs: undefined })
    const [sent] = (await shop.calls('page')).filter(({ method }) => method === 'POST')
    expect(sent?.fields['comment']).toBe('Silver')
  })
})
