import { expect, test } from './shop'

test.describe('[X17] a page in German', () => {
  test('[X17] languages: the quick view says in German what the server does not say', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/?quick-view=on&language=de_DE')
    await shop.mounted('quick-view-triggers')
    await page.locator('#products [data-jckqvpid="70"]').click()
    const dialog = page.getByRole('dialog', { name: 'Schnellansicht: Star Medal with Ribbon' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Nächstes Produkt' })).toHaveAttribute(
      'title',
      'Weiter (Pfeiltaste rechts)',
    )
    await expect(dialog.getByRole('button', { name: 'Schließen' }).first()).toBeVisible()
    expect(shop.printed).toEqual([])
  })

  test('[X17] languages: what has failed is said in German, with the link where the sentence has it', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/?quick-view=on&language=de_DE')
    await shop.mounted('quick-view-triggers')
    await shop.fault('jckqv:500')
    await page.locator('#products [data-jckqvpid="70"]').click()
    const message = page.locator('.mfp-preloader')
    await expect(message).toHaveText('Der Inhalt konnte nicht geladen werden.')
    await expect(message.getByRole('link')).toHaveAccessibleName('Der Inhalt von Star Medal with Ribbon')
    await expect(page.locator('.laurel-live-region')).toHaveText('Der Inhalt konnte nicht geladen werden.')
    shop.printed.length = 0
  })

  test('[X17] languages: the number of new items has the form of its count', async ({ page, shop }) => {
    await shop.open('/news/?load-more&per-page=8&pages=2&language=de_DE')
    await shop.mounted('load-more')
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect(page.locator('.laurel-live-region')).toContainText('8 weitere Einträge')
  })

  test('[X17] languages: the shop’s own texts come first', async ({ page, shop }) => {
    await shop.open('/home/?language=de_DE')
    const field = page.locator('.aws-search-field').first()
    await field.click()
    await field.pressSequentially('medals')
    await expect(page.locator('.aws_search_more').first()).toContainText('View all results')
    await expect(page.locator('.laurel-live-region')).toContainText(/\d+ Ergebnisse/)
  })

  test('[X17] languages: the arrow keys move the slider in focus, whatever it calls itself', async ({
    page,
    shop,
  }) => {
    await shop.open('/sliders/?language=de_DE')
    const slider = page.locator('.flexslider.gallery-slider')
    const active = slider.locator('.lslide.active')
    await active.scrollIntoViewIfNeeded()
    await expect(active).toHaveAttribute('aria-label', '1 von 12')
    await active.locator('a').focus()
    await page.keyboard.press('ArrowRight')
    await expect(active).toHaveAttribute('aria-label', '2 von 12')
    await expect(page.locator('.laurel-live-region')).toHaveText(/^Folie 2 von 12/)
    expect(await slider.ariaSnapshot()).not.toMatch(/Slide|slide|Next|Previous|of 12/)
  })
})
