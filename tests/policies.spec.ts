import { expect, test } from './shop'
import { unexcused } from './violation'

test('[X10] policies: what a policy would refuse to a page’s own script is reported, and fails its test', async ({
  page,
  shop,
  violations,
}) => {
  await page.route('**/assets/late-jquery.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.body.insertAdjacentHTML('beforeend', '<p id="added" onclick="alert(1)">Added</p>')
try { trustedTypes.createPolicy('other', {}) } catch {}`,
    }),
  )
  await shop.open('/track/?jquery-when=late')
  await expect(page.locator('#added')).toBeVisible()
  const source = '/assets/late-jquery.js'
  await expect
    .poll(() => unexcused(violations))
    .toEqual([
      expect.stringContaining(
        `require-trusted-types-for refused trusted-types-sink of ${source}: Element insertAdjacentHTML|`,
      ),
      expect.stringMatching(/^script-src-attr refused inline of .* \(in the page: onclick=alert\(1\)\)$/),
      expect.stringContaining(`trusted-types refused trusted-types-policy of ${source}: other`),
    ])
  violations.length = 0
})

test('[X10] policies: where Trusted Types are enforced the same script adds nothing, in a context of its own too', async ({
  newContext,
  server,
  violations,
}) => {
  const context = await newContext({ viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  await page.route('**/assets/late-jquery.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.body.insertAdjacentHTML('beforeend', '<p id="added">Added</p>')`,
    }),
  )
  await page.goto(`${server.url}/track/?jquery-when=late&csp=strict`)
  await expect.poll(() => unexcused(violations)).toHaveLength(1)
  await expect(page.locator('#added')).toHaveCount(0)
  violations.length = 0
})

test.fail('[X10] policies: a test whose page is refused something fails', async ({ page, shop }) => {
  await page.route('**/assets/late-jquery.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.addEventListener('securitypolicyviolation', () => { document.body.id = 'told' })
try { eval('1') } catch {}`,
    }),
  )
  await shop.open('/track/?jquery-when=late')
  await page.waitForFunction(() => document.body.id === 'told')
})

test('[X10] policies: pages name laurel’s policy, and those of the scripts that they have', async ({
  shop,
  page,
}) => {
  const policy = async (path: string) =>
    (await page.request.get(shop.url + path))
      .headers()
      ['content-security-policy']?.match(/trusted-types [^;]*/)?.[0]
  expect(await policy('/track/?jquery=none')).toBe('trusted-types laurel')
  expect(await policy('/product/gold-cup/')).toBe(
    'trusted-types laurel shop-plugin wishlist-plugin variation-form',
  )
})
