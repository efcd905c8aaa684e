import type { Page } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { breakAnswer } from './hostile/break-answer'
import { breakMarkup, cutMarkup } from './hostile/break-markup'
import { type Part, pageParts } from './hostile/page-parts'
import { type Seeded, seeded } from './hostile/seeded'
import { ESCAPED } from './hostile/strange'
import { expect, framesDrawn, test } from './shop'

const SHELL = '/engraving-guide/'
const MAIN = /<!-- main -->[\s\S]*<!-- \/main -->/
const PAGES = 6
const PARTS_A_PAGE = 8
/** Stands before all that is broken: the parser gives it to no other element. */
const CONTROL = `<ul class="faqs-section"><li class="faq-item closed" id="control"><h5>Still here?</h5>
  <div class="faq-text"><p>Yes.</p></div></li></ul>
  <form><label>Engrave <input name="kept" value="as typed"></label></form>`

const parse = (html: string) => new JSDOM(html).window.document

test('[X11] broken pages and broken answers in a browser: nothing is thrown, run or lost, the rest goes on', async ({
  page,
  shop,
}) => {
  const parts = pageParts(parse)
  await page.addInitScript((name) => {
    Reflect.set(window, name, () => console.error(`${name}: a text ran`))
  }, ESCAPED)
  for (let seed = 1; seed <= PAGES; seed += 1) {
    await test.step(`page ${seed}`, async () => {
      await openBroken(page, shop.url, parts, seeded(seed))
      await shop.mounted('faq')
      await useEverything(page)
      await framesDrawn(page)
      const control = page.locator('#control')
      await control.locator('h5').evaluate((heading: HTMLElement) => heading.click())
      await expect(control.locator('h5 [aria-expanded="true"], h5[aria-expanded="true"]')).toHaveCount(1)
      await expect(page.locator('[name="kept"]')).toHaveValue('as typed')
      expect(await leaveAll(page), `page ${seed}: mounted after all were unmounted`).toBe(0)
      const bad = shop.printed.filter((line) => line.startsWith('uncaught:') || line.includes(ESCAPED))
      expect(bad, `page ${seed}`).toEqual([])
    })
  }
})

async function openBroken(page: Page, url: string, parts: readonly Part[], chance: Seeded) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(`${url}${SHELL}`, async (route) => {
    const response = await route.fetch()
    const broken = chance.some(parts, PARTS_A_PAGE).map((part) => breakPart(part, chance))
    const body = (await response.text()).replace(MAIN, () => CONTROL + broken.join('\n'))
    await route.fulfill({ response, body })
  })
  await page.route(/admin-ajax|wc-ajax|wp-json/, async (route) => {
    const answer = breakAnswer(await (await route.fetch()).text(), chance)
    if (!answer) return route.abort()
    await route.fulfill({ status: answer.status, contentType: answer.type, body: answer.text })
  })
  await page.goto(url + SHELL)
}

function breakPart({ html }: Part, chance: Seeded): string {
  if (chance.percent(20)) return cutMarkup(html, chance)
  const { body } = parse(html)
  breakMarkup(body, chance)
  return body.innerHTML
}

/** A visitor who tries all there is, and stays on the page. */
function useEverything(page: Page) {
  return page.evaluate(() => {
    for (const type of ['click', 'submit']) window.addEventListener(type, (event) => event.preventDefault())
    window.open = () => null
    const used = document.querySelectorAll<HTMLElement>(
      '#main-container :is(a, button, input, select, h3, h4, h5)',
    )
    for (const element of used) {
      if (element.closest('#control') || element.matches('[name="kept"]')) continue
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(new PointerEvent('pointerover', options))
      element.dispatchEvent(new FocusEvent('focusin', options))
      element.click()
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, options))
      for (const key of ['ArrowDown', 'Enter', 'Escape']) {
        element.dispatchEvent(new KeyboardEvent('keydown', { key, ...options }))
      }
    }
  })
}

function leaveAll(page: Page) {
  return page.evaluate(() => {
    window.laurel?.unmount(document)
    return window.laurel?.islands().length
  })
}
