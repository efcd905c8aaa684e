import type { Page } from '@playwright/test'
import { type AccessibleNode, accessibilityTree, all } from './accessibility-tree'
import { findings } from './axe'
import { CUPS, searchBox, titles } from './search-box'
import { expect, type Shop, test } from './shop'

/** A short page: axe looks at all of it. */
const PAGE = '/cart/'

/** Rules that others answer for. */
const LEFT_OUT = [
  // The theme has no landmarks, and the list belongs to none.
  'region',
  // The arrow keys scroll the list, from the field; axe knows of that only where what scrolls is itself the listbox.
  'scrollable-region-focusable',
  // The scrolling element is out of the tab order, and can still take the focus.
  'presentation-role-conflict',
]

/** Opens a page. @returns the findings of axe that are new since then: the others are the server's */
async function openForAxe(page: Page, shop: Shop, path: string, without: string[] = []) {
  await shop.open(path)
  const before = await findings(page, [], { without: [...LEFT_OUT, ...without] })
  return async () =>
    (await findings(page, [], { without: [...LEFT_OUT, ...without] })).filter(
      (finding) => !before.includes(finding),
    )
}

test.describe('axe finds nothing in a search that it did not find before', () => {
  test.slow()
  for (const layout of ['list', 'block']) {
    test(`[S40] [S41] [X09] ${layout} layout: waiting; rows of every kind, one of them chosen; nothing found, with and without a suggestion`, async ({
      page,
      shop,
    }) => {
      const answer = await shop.hold(/wc-ajax=aws_action/)
      const added = await openForAxe(page, shop, `${PAGE}?search-layout=${layout}`)
      const box = searchBox(page)
      await box.field.fill('crystal')
      await expect(box.loader).toBeVisible()
      // The two layouts wait alike.
      if (layout === 'list') expect(await added()).toEqual([])
      answer()
      await expect(box.rows).toHaveCount(4)
      await box.field.press('ArrowDown')
      await expect(box.highlighted).toHaveCount(1)
      expect(await added()).toEqual([])
      await box.field.fill('engraving')
      await expect(box.rows.first()).toContainText('Engraving guide')
      expect(await added()).toEqual([])
      await box.field.fill('resin')
      await expect(box.list.locator('.aws_result_stock.out')).toBeVisible()
      await box.rows.nth(0).hover()
      expect(await added()).toEqual([])
      await box.field.fill('cpu')
      await expect(box.list).toContainText('Did you mean')
      expect(await added()).toEqual([])
      await box.field.fill('xyzzy')
      await expect(box.list).toHaveText('Nothing found')
      expect(await added()).toEqual([])
    })
  }

  test('[S44] [X09] two boxes, each with a list of its own', async ({ page, shop }) => {
    // Two search landmarks without names are the server's markup.
    const added = await openForAxe(page, shop, `${PAGE}?search-second`, ['landmark-unique'])
    await searchBox(page).field.fill('cup')
    await expect(searchBox(page).rows).toHaveCount(5)
    const second = searchBox(page, { within: '#main-container', number: 2 })
    await second.field.fill('glass')
    await expect(second.rows.first()).toBeVisible()
    expect(await added()).toEqual([])
  })

  test.describe('[S43] on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    for (const layout of ['list', 'block']) {
      test(`[S43] [X09] ${layout} layout: the overlay, empty, with a list, and with nothing found`, async ({
        page,
        shop,
      }) => {
        const path = `${PAGE}?search-second&search-second-mobile-screen=true&search-layout=${layout}`
        const added = await openForAxe(page, shop, path)
        await page.locator('#main-container .aws-search-field').tap()
        const box = searchBox(page, { within: 'body >' })
        await expect(box.field).toBeFocused()
        // Without a list the two layouts are alike.
        if (layout === 'list') expect(await added()).toEqual([])
        await page.keyboard.insertText('crystal')
        await expect(box.rows).toHaveCount(4)
        expect(await added()).toEqual([])
        await box.field.fill('xyzzy')
        await expect(box.list).toHaveText('Nothing found')
        expect(await added()).toEqual([])
      })
    }
  })
})

test.describe('what a screen reader announces', () => {
  for (const layout of ['list', 'block']) {
    test(`[S42] [X09] ${layout} layout: a combobox, its listbox, groups and options with names and facts`, async ({
      page,
      shop,
    }) => {
      await shop.open(`${PAGE}?search-layout=${layout}`)
      const box = searchBox(page)
      await box.field.focus()
      await expect(box.field).toHaveRole('combobox')
      const [closed] = all(await accessibilityTree(page), 'combobox')
      expect(closed).toMatchObject({
        name: 'Search trophies',
        properties: { expanded: false, autocomplete: 'list', hasPopup: 'listbox' },
      })

      await box.field.fill('crystal')
      await expect(box.rows).toHaveCount(4)
      await box.field.press('ArrowDown')
      await box.field.press('ArrowDown')
      await expect(box.highlighted).toContainText('Optical Crystal Block')
      const tree = await accessibilityTree(page)
      const [combobox] = all(tree, 'combobox')
      expect(combobox?.properties).toMatchObject({ expanded: true, focused: true })
      const [listbox, ...others] = all(tree, 'listbox')
      expect(others).toEqual([])
      expect(listbox?.name).toBe('Search results')
      expect(
        listbox?.children.map(({ role, name, children }) => [role, name, children.map(describeNode)]),
      ).toEqual([
        ['group', 'Categories', ['option “Crystal”']],
        ['group', 'Products', ['option “Optical Crystal Block”, selected', 'option “Trophée Élégance”']],
        ['group', 'Search results', ['option “View all results”']],
      ])
      const [block] = all(tree, 'option').filter(({ properties }) => properties['selected'])
      expect(block?.description).toMatch(/In stock.*\$79\.00.*Sale!|\$79\.00.*In stock.*Sale!/)
      expect(combobox?.properties['activedescendant']).toEqual(listbox && block ? [block.id] : [])
      expect(combobox?.properties['controls']).toEqual([listbox?.id])

      await box.field.press('ArrowUp')
      await box.field.press('ArrowUp')
      await expect(box.highlighted).toHaveCount(0)
      const [after] = all(await accessibilityTree(page), 'combobox')
      expect(after?.properties).not.toHaveProperty('activedescendant')
    })
  }

  test('[S41] [X09] the number of results is announced when the list is shown', async ({ page, shop }) => {
    await shop.open(PAGE)
    const said = await recordSpeech(page)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(page.getByRole('status').filter({ hasText: '4 results' })).toHaveCount(1)
    await box.field.fill('netball cup')
    await expect(page.getByRole('status').filter({ hasText: '1 result' })).toHaveCount(1)
    await box.field.fill('xyzzy')
    await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toHaveCount(1)
    expect(await said()).toEqual(['4 results', '1 result', 'Nothing found'])
  })

  test('[S43] [X09] the rest of the page is out of reach while the overlay is open', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const { AwsHooks } = window as unknown as {
          AwsHooks: { add_filter(tag: string, callback: () => boolean): void }
        }
        AwsHooks.add_filter('aws_show_modal_layout', () => true)
      })
    })
    await shop.open(`${PAGE}?search-second`)
    await page.locator('#main-container .aws-search-field').click()
    const box = searchBox(page, { within: 'body >' })
    await expect(box.field).toBeFocused()
    await page.keyboard.insertText('cup')
    await expect(titles(box)).toHaveText(CUPS)
    const tree = await accessibilityTree(page)
    expect(all(tree, 'dialog').map(({ name }) => name)).toEqual(['Search'])
    expect(all(tree, 'button').map(({ name }) => name)).toEqual(['Close search', 'Clear search', 'Search'])
    expect([...all(tree, 'link'), ...all(tree, 'heading'), ...all(tree, 'searchbox')]).toEqual([])
    expect(all(tree, 'option')).toHaveLength(5)
    await expect(page.getByRole('status').filter({ hasText: '4 results' })).toHaveCount(1)
  })
})

const describeNode = ({ role, name, properties }: AccessibleNode) =>
  `${role} “${name}”${properties['selected'] ? ', selected' : ''}`

/** Everything that the live region says from now on. */
async function recordSpeech(page: Page) {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((records) => {
      const isLive = ({ target }: MutationRecord) =>
        target instanceof Element &&
        (target.closest('[role="status"]') ?? target.querySelector(':scope > [role="status"]'))
      const text = document.querySelector('.laurel-live-region')?.textContent
      if (text && records.some(isLive)) said.push(text)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}
